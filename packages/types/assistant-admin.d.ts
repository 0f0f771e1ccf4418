/* Types of the Assistant dashboard service 0.1.0, generated from its OpenAPI description. */
export interface paths {
    "/agent-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what agents did
         * @description Newest first; kept for 90 days. Events of other instances appear within a second.
         */
        get: operations["listAgentLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description What was said, and for each answer what was looked up, who wrote it, which sentences did not leave and why, and how it was rated.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shoppers' conversations
         * @description The latest first. Nothing says whose they are.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shoppers' feedback
         * @description Newest first.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handovers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about a hand-over
         * @description For staff; the shopper doesn't see it.
         */
        post: operations["addHandoverNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handovers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a hand-over */
        get: operations["getHandover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take, close or open a hand-over again
         * @description Whoever does it is kept with it. What a colleague has taken is opened again before somebody else takes it.
         */
        patch: operations["updateHandover"];
        trace?: never;
    };
    "/handovers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hand-overs
         * @description What shoppers ask a person for, the latest first.
         */
        get: operations["listHandovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this OpenAPI description
         * @description For users of the dashboard and secret API keys, as all that it describes.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was taken out of answers
         * @description Sentences that no fact bore out, newest first, each with what it stated.
         */
        get: operations["listRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product review */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Answer, publish or hide a review */
        patch: operations["updateReview"];
        trace?: never;
    };
    "/reviews/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring in a file of product reviews
         * @description A JSON array, JSON lines, or CSV with the names of the fields in its first line; at most 50000 reviews with the fields of `addReviews`. All of them are kept or, when one is wrong, none; `data.params` says what is wrong by line. Sending a file again changes nothing.
         */
        post: operations["importReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product reviews
         * @description Newest first.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Bring in product reviews
         * @description All of them or, when one is wrong, none. Sending them again changes nothing but what has changed; what staff has decided, statuses and replies, stays.
         */
        post: operations["addReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try what a search would find
         * @description The products that a shopper finds now, and those that they would find with more lines of synonyms. Changes nothing, and counts as no search.
         */
        post: operations["trySearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed which setting
         * @description Newest first.
         */
        get: operations["listSettingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings
         * @description Takes effect at once here, and within five seconds on the store's other instances.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read figures about the assistant's use
         * @description Over the last `days`; no personal data is in them.
         */
        get: operations["getTelemetry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unmet-queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was searched for in vain
         * @description What found nothing, or nothing with any of its words; the most frequent first. Kept for 180 days after the last time; nothing says who asked.
         */
        get: operations["listUnmetQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One thing that an agent did. */
        AgentEvent: {
            id: number;
            at: components["schemas"]["Instant"];
            /**
             * @description `opened` is a person who opened a link that an agent had handed over.
             * @enum {string}
             */
            action: "policy" | "catalog" | "search" | "product" | "lookup" | "handoff" | "opened" | "checkout" | "escalated" | "purchase";
            /** @enum {string} */
            via: "rest" | "mcp" | "link";
            /** @description The `User-Agent`; `null` for people. */
            agent: string | null;
            /** @description The address of the profile that the agent declared. Nobody has checked it. */
            profile: string | null;
            /** @description The same for all events of one address in one month; tells no address. */
            caller: string | null;
            /** @description What was searched for, without e-mail addresses and long numbers. */
            query: string | null;
            /** @description The first 50 products it was about. */
            product_ids: number[];
            /** @description How many products were answered. */
            found: number | null;
            /** @description Joins a handoff with the openings of its links. */
            link_id: string | null;
        };
        /**
         * @description An amount in the currency's minor unit, as a string of digits.
         * @example 1050
         */
        AmountOut: string;
        /** @description The settings in effect. */
        AssistantSettings: {
            /** @description Requests per window and shopper (signed in: per customer; guests: per address) over `/message`, `/stream`, `/cart`, `/feedback` and `/visual-search` together. 0 switches the limit off. */
            rate_limit: number;
            /** @description Length of that window, in seconds. It begins with the first request and ends whatever comes meanwhile. */
            rate_window: number;
            /** @description Requests per minute and address on `/agent/*`. 0 switches the limit off. */
            agent_rate_limit: number;
            /** @description Lets agents fill checkouts at `/agent/ucp/checkout-sessions`, which a customer's wallet pays within an allowance of theirs, or a person in the shop. Off: 403 `assistant_agent_checkout_disabled`. */
            agent_checkout_enabled: boolean;
            /** @description Language models in the order in which they are asked, each OpenAI-compatible: `name`, `model`, `preset` or `base_url`, `api_key` (never shown again), `timeout_ms`, `max_output_tokens`, and `input_price`, `output_price` per million tokens in minor units of the spend cap's currency. The built-in provider, which needs none of this, is always the last. */
            providers: {
                name: string;
                /** @enum {string} */
                preset?: "openai" | "anthropic" | "gemini" | "groq" | "mistral" | "deepseek" | "xai" | "together" | "openrouter" | "perplexity" | "moonshot" | "ollama" | "custom";
                /** Format: uri */
                base_url?: string;
                model: string;
                api_key?: string;
                timeout_ms?: number;
                max_output_tokens?: number;
                input_price?: string;
                output_price?: string;
            }[];
            /** @description Who describes pictures: `built-in`, `none`, or the name of a provider of the list whose model can see. */
            vision_provider: string;
            /** @description What the assistant may say about returns, shipping, payment and the like: `topic`, `title`, `text`. */
            policies: {
                topic: string;
                title: string;
                text: string;
            }[];
            /** @description Questions that the shop answers in its own words: `questions`, each way in which it is put, and `answer`. Questions with other endings, order or words of the same meaning are answered alike. */
            answers: {
                questions: string[];
                answer: string;
            }[];
            /** @description What the assistant says in the shop's words instead of its own: `language`, `phrase` (`greeting`, `thanks`, `goodbye`, `help`, `who`, `smallTalk`, `unclear`, `nothing`), `text`. */
            phrases: {
                language: string;
                /** @enum {string} */
                phrase: "greeting" | "thanks" | "goodbye" | "help" | "who" | "smallTalk" | "unclear" | "nothing";
                text: string;
            }[];
            /** @description How language models are to speak, such as `playful, short sentences, first names`. */
            tone: string;
            /** @description What words mean in this shop, a line each: `gilet = body warmer` (the same), `footwear > clogs` (a kind of it), `purse ~ wallet` (near it). They come on top of the option `search.synonyms`. */
            search_synonyms: string[];
            /** @description Address of the storefront, which links to products and the checkout begin with. Empty: the host's `admin.storefrontUrl`, else the first origin of its `storeCors`. */
            storefront_url: "" | string;
            /** @description Address under which agents and shoppers reach this server; links to it begin with it. Empty: the host's `admin.backendUrl`, else what a request names as its host, and then no shared cache may keep answers that hold it. */
            public_url: "" | string;
            /** @description Path of a product in the storefront; may name `{handle}`, `{id}` and `{country}`. */
            product_path: string;
            /** @description Path of the checkout in the storefront; may name `{cart_id}` and `{country}`. */
            checkout_path: string;
            /** @description The most that providers may cost in a day (UTC), `amount` in minor units of `currency`. When it is reached the built-in provider answers until the next day. `0` is no cap. */
            daily_spend_cap: {
                amount: string;
                currency: string;
            };
            /** @description Answers messages of the messaging channel. Off: they are acknowledged and dropped. */
            messaging_enabled: boolean;
            /** @description What the messaging channel has to say to be verified (`hub.verify_token`); never shown again. */
            messaging_verify_token: string;
            /** @description The key with which the messaging channel signs what it sends; never shown again. */
            messaging_app_secret: string;
            /** @description Messages per minute and sender that are answered; those over it are dropped. 0 switches the limit off. */
            messaging_rate_limit: number;
            /** @description Lets the assistant pass a shopper's request on to the shop's people, who find it in the dashboard under Hand-overs. Off: it only says how they can be reached. */
            handover_enabled: boolean;
            /** @description Address to which each hand-over is e-mailed, by the host's notification module. Empty: no e-mail. */
            handover_email: "" | string;
            /** @description Days after the assistant showed a product in which an order of it counts as the assistant's. */
            attribution_days: number;
            /** @description Days after its last message that a conversation is kept. */
            conversation_days: number;
            /** @description Days that a hand-over is kept after something was last done about it. */
            handover_days: number;
            /** @description Days that feedback is kept. */
            feedback_days: number;
            /** @description Days that figures about single turns are kept. */
            telemetry_days: number;
            /** @description Where each value comes from. */
            sources: {
                /** @enum {string} */
                rate_limit: "default" | "option" | "override";
                /** @enum {string} */
                rate_window: "default" | "option" | "override";
                /** @enum {string} */
                agent_rate_limit: "default" | "option" | "override";
                /** @enum {string} */
                agent_checkout_enabled: "default" | "option" | "override";
                /** @enum {string} */
                providers: "default" | "option" | "override";
                /** @enum {string} */
                vision_provider: "default" | "option" | "override";
                /** @enum {string} */
                policies: "default" | "option" | "override";
                /** @enum {string} */
                answers: "default" | "option" | "override";
                /** @enum {string} */
                phrases: "default" | "option" | "override";
                /** @enum {string} */
                tone: "default" | "option" | "override";
                /** @enum {string} */
                search_synonyms: "default" | "option" | "override";
                /** @enum {string} */
                storefront_url: "default" | "option" | "override";
                /** @enum {string} */
                public_url: "default" | "option" | "override";
                /** @enum {string} */
                product_path: "default" | "option" | "override";
                /** @enum {string} */
                checkout_path: "default" | "option" | "override";
                /** @enum {string} */
                daily_spend_cap: "default" | "option" | "override";
                /** @enum {string} */
                messaging_enabled: "default" | "option" | "override";
                /** @enum {string} */
                messaging_verify_token: "default" | "option" | "override";
                /** @enum {string} */
                messaging_app_secret: "default" | "option" | "override";
                /** @enum {string} */
                messaging_rate_limit: "default" | "option" | "override";
                /** @enum {string} */
                handover_enabled: "default" | "option" | "override";
                /** @enum {string} */
                handover_email: "default" | "option" | "override";
                /** @enum {string} */
                attribution_days: "default" | "option" | "override";
                /** @enum {string} */
                conversation_days: "default" | "option" | "override";
                /** @enum {string} */
                handover_days: "default" | "option" | "override";
                /** @enum {string} */
                feedback_days: "default" | "option" | "override";
                /** @enum {string} */
                telemetry_days: "default" | "option" | "override";
            };
        };
        AssistantSettingsChange: {
            /** @description Requests per window and shopper (signed in: per customer; guests: per address) over `/message`, `/stream`, `/cart`, `/feedback` and `/visual-search` together. 0 switches the limit off. */
            rate_limit?: number | null;
            /** @description Length of that window, in seconds. It begins with the first request and ends whatever comes meanwhile. */
            rate_window?: number | null;
            /** @description Requests per minute and address on `/agent/*`. 0 switches the limit off. */
            agent_rate_limit?: number | null;
            /** @description Lets agents fill checkouts at `/agent/ucp/checkout-sessions`, which a customer's wallet pays within an allowance of theirs, or a person in the shop. Off: 403 `assistant_agent_checkout_disabled`. */
            agent_checkout_enabled?: boolean | null;
            /** @description Language models in the order in which they are asked, each OpenAI-compatible: `name`, `model`, `preset` or `base_url`, `api_key` (never shown again), `timeout_ms`, `max_output_tokens`, and `input_price`, `output_price` per million tokens in minor units of the spend cap's currency. The built-in provider, which needs none of this, is always the last. */
            providers?: {
                name: string;
                /** @enum {string} */
                preset?: "openai" | "anthropic" | "gemini" | "groq" | "mistral" | "deepseek" | "xai" | "together" | "openrouter" | "perplexity" | "moonshot" | "ollama" | "custom";
                /** Format: uri */
                base_url?: string;
                model: string;
                api_key?: string;
                timeout_ms?: number;
                max_output_tokens?: number;
                input_price?: string;
                output_price?: string;
            }[] | null;
            /** @description Who describes pictures: `built-in`, `none`, or the name of a provider of the list whose model can see. */
            vision_provider?: string | null;
            /** @description What the assistant may say about returns, shipping, payment and the like: `topic`, `title`, `text`. */
            policies?: {
                topic: string;
                title: string;
                text: string;
            }[] | null;
            /** @description Questions that the shop answers in its own words: `questions`, each way in which it is put, and `answer`. Questions with other endings, order or words of the same meaning are answered alike. */
            answers?: {
                questions: string[];
                answer: string;
            }[] | null;
            /** @description What the assistant says in the shop's words instead of its own: `language`, `phrase` (`greeting`, `thanks`, `goodbye`, `help`, `who`, `smallTalk`, `unclear`, `nothing`), `text`. */
            phrases?: {
                language: string;
                /** @enum {string} */
                phrase: "greeting" | "thanks" | "goodbye" | "help" | "who" | "smallTalk" | "unclear" | "nothing";
                text: string;
            }[] | null;
            /** @description How language models are to speak, such as `playful, short sentences, first names`. */
            tone?: string | null;
            /** @description What words mean in this shop, a line each: `gilet = body warmer` (the same), `footwear > clogs` (a kind of it), `purse ~ wallet` (near it). They come on top of the option `search.synonyms`. */
            search_synonyms?: string[] | null;
            /** @description Address of the storefront, which links to products and the checkout begin with. Empty: the host's `admin.storefrontUrl`, else the first origin of its `storeCors`. */
            storefront_url?: ("" | string) | null;
            /** @description Address under which agents and shoppers reach this server; links to it begin with it. Empty: the host's `admin.backendUrl`, else what a request names as its host, and then no shared cache may keep answers that hold it. */
            public_url?: ("" | string) | null;
            /** @description Path of a product in the storefront; may name `{handle}`, `{id}` and `{country}`. */
            product_path?: string | null;
            /** @description Path of the checkout in the storefront; may name `{cart_id}` and `{country}`. */
            checkout_path?: string | null;
            /** @description The most that providers may cost in a day (UTC), `amount` in minor units of `currency`. When it is reached the built-in provider answers until the next day. `0` is no cap. */
            daily_spend_cap?: {
                amount: string;
                currency: string;
            } | null;
            /** @description Answers messages of the messaging channel. Off: they are acknowledged and dropped. */
            messaging_enabled?: boolean | null;
            /** @description What the messaging channel has to say to be verified (`hub.verify_token`); never shown again. */
            messaging_verify_token?: string | null;
            /** @description The key with which the messaging channel signs what it sends; never shown again. */
            messaging_app_secret?: string | null;
            /** @description Messages per minute and sender that are answered; those over it are dropped. 0 switches the limit off. */
            messaging_rate_limit?: number | null;
            /** @description Lets the assistant pass a shopper's request on to the shop's people, who find it in the dashboard under Hand-overs. Off: it only says how they can be reached. */
            handover_enabled?: boolean | null;
            /** @description Address to which each hand-over is e-mailed, by the host's notification module. Empty: no e-mail. */
            handover_email?: ("" | string) | null;
            /** @description Days after the assistant showed a product in which an order of it counts as the assistant's. */
            attribution_days?: number | null;
            /** @description Days after its last message that a conversation is kept. */
            conversation_days?: number | null;
            /** @description Days that a hand-over is kept after something was last done about it. */
            handover_days?: number | null;
            /** @description Days that feedback is kept. */
            feedback_days?: number | null;
            /** @description Days that figures about single turns are kept. */
            telemetry_days?: number | null;
        };
        /** @description What the assistant did, how fast, how well and for how much. Days are UTC. */
        AssistantTelemetry: {
            window_days: number;
            turns: number;
            done: number;
            /** @description The shopper went away before the end. */
            aborted: number;
            failed: number;
            /** @description A provider could not answer, or the spend cap was reached; another one did. */
            degraded: number;
            latency: {
                first_frame_ms: components["schemas"]["Percentiles"];
                first_text_ms: components["schemas"]["Percentiles"];
                duration_ms: components["schemas"]["Percentiles"];
            };
            grounding: {
                /** @description Claims about price, stock and the like that were true. */
                claims: number;
                /** @description Claims that no tool bore out: taken out. */
                removed_claims: number;
                turns_corrected: number;
            };
            tools: {
                name: string;
                calls: number;
                failures: number;
                p95_ms: number;
            }[];
            providers: {
                name: string;
                turns: number;
                /** @description Turns whose text was this provider's. */
                answered: number;
                failures: number;
                /** @description Of everything that it was asked, pictures and drafts of replies beside turns, in the last `days` whole days (UTC), today included; so are the output and the cost. */
                input_tokens: number;
                output_tokens: number;
                /** @description Millionths of a minor unit of the spend cap's currency. */
                cost_micros: string;
            }[];
            feedback: {
                up: number;
                down: number;
            };
            days: {
                /** Format: date */
                day: string;
                turns: number;
                degraded: number;
                up: number;
                down: number;
            }[];
            /** @description What came of conversations, in the store's default currency; `GET /assistant/v1/admin/insights` has more. */
            attribution: {
                /** @description That showed products. */
                conversations: number;
                carts: number;
                orders: number;
                revenue: components["schemas"]["AmountOut"];
                currency: string;
            };
            spend: {
                /** Format: date */
                day: string;
                /** @description Millionths of a minor unit of the spend cap's currency. */
                cost_micros: string;
                /** @description Minor units; null without a cap. */
                cap: string | null;
                currency: string;
            };
        };
        /** @description A conversation in the list; nothing says whose it is. */
        Conversation: {
            ref: string;
            started_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description Whether the shopper was signed in. */
            signed_in: boolean;
            /** @description Messages that are kept, the last 40. */
            messages: number;
            /** @description The first of them, without e-mail addresses and long numbers. */
            opening: string;
            turns: number;
            /** @description Sentences that were taken out of answers. */
            removed: number;
            ratings: {
                up: number;
                down: number;
            };
        };
        /** @description The envelope of every answer that is not a success. */
        Error: {
            /** @description What went wrong, for programs. */
            code: string;
            /** @description What went wrong, for people. */
            message: string;
            /** @description The status, and what else belongs to the code. */
            data: {
                /** @description The HTTP status. */
                status: number;
            } & {
                [key: string]: unknown;
            };
        };
        /** @description What a shopper thinks of an answer, with what is known of its turn. */
        FeedbackRecord: {
            /** Format: uuid */
            id: string;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            rating: "up" | "down";
            reason: string | null;
            conversation_ref: string | null;
            message_ref: string | null;
            /** @description Whose answer it was, when known. */
            provider: string | null;
            degraded: boolean | null;
            /** @description What was looked up for it. */
            tools: string[] | null;
        };
        /** @description What a shopper asks a person of the shop for. */
        Handover: {
            /** Format: uuid */
            id: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            status: components["schemas"]["HandoverStatus"];
            /** @description `GET /conversations/{ref}` has its words. */
            conversation_ref: string;
            /** @description What the shopper speaks, two letters. */
            language: string;
            /** @description What they want, in their own words. */
            request: string;
            /** @description Whoever was signed in, as the store has them now; null of guests. */
            customer: {
                id: string;
                name: string | null;
                email: string | null;
            } | null;
            /** @description The address that they gave in the chat. */
            email: string | null;
            /** @description Under which they wrote over the messaging channel. */
            sender: string | null;
            /** @description The order that it is about. */
            order_number: number | null;
            /** @description What was in talk, by public numbers. */
            products: {
                id: number;
                name: string;
            }[];
            /** @description Key of the identity of who sees to it, or saw to it last, e.g. `user:user_01`. */
            taken_by: string | null;
            /** @description Why the event, the e-mail or the store's extension has failed; null when all is well. */
            problem: string | null;
        };
        /** @description A hand-over with what was said and what staff did about it. */
        HandoverDetails: {
            /** Format: uuid */
            id: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            status: components["schemas"]["HandoverStatus"];
            /** @description `GET /conversations/{ref}` has its words. */
            conversation_ref: string;
            /** @description What the shopper speaks, two letters. */
            language: string;
            /** @description What they want, in their own words. */
            request: string;
            /** @description Whoever was signed in, as the store has them now; null of guests. */
            customer: {
                id: string;
                name: string | null;
                email: string | null;
            } | null;
            /** @description The address that they gave in the chat. */
            email: string | null;
            /** @description Under which they wrote over the messaging channel. */
            sender: string | null;
            /** @description The order that it is about. */
            order_number: number | null;
            /** @description What was in talk, by public numbers. */
            products: {
                id: number;
                name: string;
            }[];
            /** @description Key of the identity of who sees to it, or saw to it last, e.g. `user:user_01`. */
            taken_by: string | null;
            /** @description Why the event, the e-mail or the store's extension has failed; null when all is well. */
            problem: string | null;
            /** @description What staff did about it, oldest first. */
            steps: {
                at: components["schemas"]["Instant"];
                /** @description Key of the identity, e.g. `user:user_01`. */
                actor: string;
                /** @enum {string} */
                action: "taken" | "noted" | "closed" | "opened";
                note: string | null;
            }[];
            /** @description The conversation, oldest first, without e-mail addresses and long numbers; empty once it is no longer kept. */
            transcript: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
        };
        /**
         * @description `open`: nobody of the staff has taken it yet.
         * @enum {string}
         */
        HandoverStatus: "open" | "taken" | "closed";
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC.
         * @example 2026-01-31T12:00:00.000Z
         */
        Instant: string;
        /**
         * @description An ISO 8601 date-time with its zone, or a date: that is the end of the day in the store's time zone (setting `time_zone`) where nothing else is said.
         * @example 2030-12-31T23:59:59Z
         */
        IsoDateTime: string;
        /** @description Where a page stands in its list. */
        ListMeta: {
            /** @description Records that match, over all pages. */
            total: number;
            total_pages: number;
            page: number;
            per_page: number;
        };
        /** @description Milliseconds; null when there was nothing to measure. */
        Percentiles: {
            p50: number | null;
            p95: number | null;
        };
        /**
         * @description What a sentence stated that no fact bore out.
         * @enum {string}
         */
        Problem: "language" | "invented" | "number" | "price" | "discount" | "stock" | "rating" | "delivery" | "policy" | "payment" | "contact" | "order" | "action" | "property" | "comparison" | "urgency";
        /** @description A sentence of an answer that no shopper got to read. */
        RemovedSentence: {
            /** @description An integer identifier. */
            id: number;
            at: components["schemas"]["Instant"];
            message_ref: string;
            conversation_ref: string;
            /** @description Who wrote it, when known. */
            provider: string | null;
            /** @description Without e-mail addresses and long numbers. */
            sentence: string;
            problem: components["schemas"]["Problem"];
        };
        /** @description What a customer wrote about a product, and what the shop answered. */
        Review: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            product_id: number;
            medusa_product_id: string;
            author: string;
            rating: number;
            title: string;
            content: string;
            /** @description Two letters; null when not known. */
            language: string | null;
            /** @description Whether the author bought the product. */
            verified: boolean;
            /** @enum {string} */
            status: "pending" | "published" | "hidden";
            reply: string | null;
            replied_at: components["schemas"]["Instant"] | null;
            source: string;
            external_id: string | null;
            created_at: components["schemas"]["Instant"];
        };
        ReviewImport: {
            created: number;
            /** @description Were there and have changed. */
            updated: number;
            unchanged: number;
        };
        ReviewPatch: {
            /** @description The public answer; null takes it back. */
            reply?: string | null;
            /** @enum {string} */
            status?: "pending" | "published" | "hidden";
        };
        /** @description What a search finds. */
        SearchOutcome: {
            /** @description How many products fit, as far as was looked. */
            total: number;
            /** @description What was given up to find anything; `term:<word>` for a word that no hit has. */
            relaxed: string[];
            /** @description The first 5, best first. */
            products: {
                product_id: number;
                medusa_product_id: string;
                name: string;
                /** @description As shoppers read it; empty without a price. */
                price: string;
            }[];
        };
        SearchTrialRequest: {
            /** @description As a shopper would type it. */
            query: string;
            /**
             * @description Lines that are tried, on top of those that are set.
             * @default []
             */
            synonyms?: string[];
        };
        /** @description Who changed which setting. */
        SettingChangeRecord: {
            id: number;
            key: string;
            /** @description `null`: there was no override. */
            old_value: unknown;
            /** @description `null`: the override was taken away. */
            new_value: unknown;
            /** @example user:user_01J9ZJ6V2T */
            changed_by: string;
            changed_at: components["schemas"]["Instant"];
        };
        /** @description What was said in a conversation, and how the answers came about. */
        Transcript: {
            ref: string;
            started_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @description Whether the shopper was signed in. */
            signed_in: boolean;
            /** @description Messages that are kept, the last 40. */
            messages: number;
            /** @description The first of them, without e-mail addresses and long numbers. */
            opening: string;
            turns: number;
            /** @description Sentences that were taken out of answers. */
            removed: number;
            ratings: {
                up: number;
                down: number;
            };
            /** @description Oldest first, without e-mail addresses and long numbers. */
            transcript: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
            /** @description How the answers came about, oldest first, as long as it is kept. */
            answers: {
                message_ref: string;
                at: components["schemas"]["Instant"];
                channel: string;
                outcome: string;
                /** @description Whose answer it was. */
                provider: string | null;
                degraded: boolean;
                duration_ms: number;
                tools: {
                    name: string;
                    ms: number;
                    ok: boolean;
                }[];
                removed: {
                    sentence: string;
                    problem: components["schemas"]["Problem"];
                }[];
                rating: ("up" | "down") | null;
                reason: string | null;
            }[];
        };
        /** @description Something that shoppers or agents searched for and the store did not have. */
        UnmetQuery: {
            /** @description Lower case, without e-mail addresses, links and long numbers. */
            query: string;
            /** @description How often it was searched for, since the first. */
            count: number;
            first_seen: components["schemas"]["Instant"];
            last_seen: components["schemas"]["Instant"];
            /** @description With `grouped`: each of the queries, the most frequent first. */
            alike?: {
                query: string;
                count: number;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAgentLog: {
        parameters: {
            query?: {
                /** @description Only this action. */
                action?: "policy" | "catalog" | "search" | "product" | "lookup" | "handoff" | "opened" | "checkout" | "escalated" | "purchase";
                /** @description Part of the User-Agent. */
                agent?: string;
                /** @description A handoff and the openings of its links. */
                link_id?: string;
                /** @description Only events after this instant. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Only events before this instant. */
                before?: components["schemas"]["IsoDateTime"];
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentEvent"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was said in a conversation, and how the answers came about. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Only those with an answer that was rated so. */
                rating?: "up" | "down";
                /** @description Only those with, or without, sentences that were taken out of answers. */
                has_removed?: "true" | "false";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Conversation"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                /** @description Only this rating. */
                rating?: "up" | "down";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FeedbackRecord"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    addHandoverNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hand-over. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description A hand-over with what was said and what staff did about it. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverDetails"];
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hand-over. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A hand-over with what was said and what staff did about it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverDetails"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    updateHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hand-over. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["HandoverStatus"];
                    /** @description What is to be remembered of it, for staff. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description A hand-over with what was said and what staff did about it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverDetails"];
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_handover_open`: The shopper has asked for a person again since; see to that hand-over.
             *
             *     `assistant_handover_taken`: A colleague has taken it. Open it again first.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_handover_open";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_handover_taken";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listHandovers: {
        parameters: {
            query?: {
                /** @description Only those. */
                status?: components["schemas"]["HandoverStatus"];
                /** @description Only what is not closed, or only what is. */
                unclosed?: "true" | "false";
                /** @description Part of what was asked, of the e-mail address that was given, or of a customer's name or address; or an order's number. */
                q?: string;
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Handover"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the document. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unchanged since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the document. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listRemovals: {
        parameters: {
            query?: {
                /** @description Only with this problem. */
                problem?: components["schemas"]["Problem"];
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RemovedSentence"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a customer wrote about a product, and what the shop answered. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReviewPatch"];
            };
        };
        responses: {
            /** @description What a customer wrote about a product, and what the shop answered. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    importReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file; JSON, JSON lines or CSV in UTF-8.
                     */
                    file: string;
                    /**
                     * @description Where the reviews come from; `external_id` is unique in it.
                     * @default import
                     */
                    source?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewImport"];
                };
            };
            /**
             * @description `assistant_file_missing`: Send the file as the multipart field `file`.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_file_missing";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_file_too_large`: The file is over 20 MB. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_file_too_large";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description A product's number, its id in the store, or its handle. */
                product_id?: string;
                /** @description Only reviews in this state. */
                status?: "pending" | "published" | "hidden";
                /** @description Only those with, or without, a reply. */
                replied?: "true" | "false";
                /** @description Where the reviews come from; `external_id` is unique in it. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Review"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    addReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Where the reviews come from; `external_id` is unique in it.
                     * @default import
                     */
                    source?: string;
                    reviews: {
                        /** @description The product's number, its id in the store, or its handle. */
                        product: string | number;
                        /** @description What the review is identified by where it comes from; it is kept once. */
                        external_id: string | number;
                        /** @description The name that is shown. */
                        author?: string;
                        /** @description 1 to 5. */
                        rating: number;
                        title?: string;
                        content?: string;
                        /** @description Two letters; found out from the text when absent. */
                        language?: string;
                        /**
                         * @description Whether the author bought the product.
                         * @default false
                         */
                        verified?: boolean | string;
                        /**
                         * @default published
                         * @enum {string}
                         */
                        status?: "pending" | "published" | "hidden";
                        reply?: string;
                        replied_at?: string;
                        created_at: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewImport"];
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    trySearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchTrialRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: components["schemas"]["SearchOutcome"];
                        after: components["schemas"]["SearchOutcome"];
                    };
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listSettingChanges: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettingChangeRecord"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in effect. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantSettings"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssistantSettingsChange"];
            };
        };
        responses: {
            /** @description The settings in effect. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantSettings"];
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getTelemetry: {
        parameters: {
            query?: {
                /** @description Days to look back. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the assistant did, how fast, how well and for how much. Days are UTC. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantTelemetry"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listUnmetQueries: {
        parameters: {
            query?: {
                /** @description Searched for last after this instant. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Searched for last before this instant. */
                before?: components["schemas"]["IsoDateTime"];
                /** @description Puts queries that ask for the same together, as `mug`, `mugs` and `a mug`: the most frequent stands for all, `count` is of all, and `alike` has each. Of the 10,000 most frequent. */
                grouped?: "true" | "false";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnmetQuery"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_invalid_param";
                        data: {
                            /**
                             * @description What is wrong, by field.
                             * @example {
                             *       "amount": "is required"
                             *     }
                             */
                            params: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description No credential was sent, or one that is wrong, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_unavailable`: The database can't be reached or is overloaded. */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
}
export type AgentEvent = components["schemas"]["AgentEvent"]
export type AmountOut = components["schemas"]["AmountOut"]
export type AssistantSettings = components["schemas"]["AssistantSettings"]
export type AssistantSettingsChange = components["schemas"]["AssistantSettingsChange"]
export type AssistantTelemetry = components["schemas"]["AssistantTelemetry"]
export type Conversation = components["schemas"]["Conversation"]
export type Error = components["schemas"]["Error"]
export type FeedbackRecord = components["schemas"]["FeedbackRecord"]
export type Handover = components["schemas"]["Handover"]
export type HandoverDetails = components["schemas"]["HandoverDetails"]
export type HandoverStatus = components["schemas"]["HandoverStatus"]
export type Instant = components["schemas"]["Instant"]
export type IsoDateTime = components["schemas"]["IsoDateTime"]
export type ListMeta = components["schemas"]["ListMeta"]
export type Percentiles = components["schemas"]["Percentiles"]
export type Problem = components["schemas"]["Problem"]
export type RemovedSentence = components["schemas"]["RemovedSentence"]
export type Review = components["schemas"]["Review"]
export type ReviewImport = components["schemas"]["ReviewImport"]
export type ReviewPatch = components["schemas"]["ReviewPatch"]
export type SearchOutcome = components["schemas"]["SearchOutcome"]
export type SearchTrialRequest = components["schemas"]["SearchTrialRequest"]
export type SettingChangeRecord = components["schemas"]["SettingChangeRecord"]
export type Transcript = components["schemas"]["Transcript"]
export type UnmetQuery = components["schemas"]["UnmetQuery"]
