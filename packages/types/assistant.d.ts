/* Types of the Storefront assistant service 0.1.0, generated from its OpenAPI description. */
export interface paths {
    "/admin/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales of a recent window */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop knows of a product */
        get: operations["getProductContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drafted replies to reviews
         * @description Published reviews that nobody has answered, the unhappy first, then the newest; each with a reply in its language. Nothing is posted.
         */
        get: operations["listReviewDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sale-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that a discount would move
         * @description Published products with more in stock than sells in 60 days at the pace of the window, those first that bind most money. The discount is reckoned from how far the stock is beyond that, and never goes under a cost that is known. Nothing is changed.
         */
        get: operations["listSaleCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the catalogue
         * @description Every published product of the sales channel with its variants, live prices and stock, in an order that does not change. Without `limit` it answers all, as they are read.
         */
        get: operations["getAgentCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/checkout-handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hand a cart over to a person
         * @description Answers signed links that hold for 7 days. A person who opens one finds the items in their own cart at the prices of that moment, with a note of what has changed since, and checks out themselves. Making links changes nothing in the store.
         */
        get: operations["makeCheckoutHandoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/handoff/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a handoff link
         * @description For people: puts what the link hands over into the cart of whoever opens it, at live prices, once per link and cart, and leads to the storefront's checkout; where the store has named no storefront, a page shows the cart. Nothing is ordered or paid. A mere prefetch does nothing.
         */
        get: operations["openCheckoutHandoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/llms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how agents may use this store
         * @description Plain text in the form of llms.txt: what is allowed, and where the feed, search, product and handoff endpoints are.
         */
        get: operations["getAgentPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the catalogue's tools by the Model Context Protocol
         * @description Streamable HTTP without sessions: `initialize`, `tools/list` and `tools/call` with `search_catalog`, `lookup_catalog` and `get_product` in the form of the Universal Commerce Protocol. Everything is read only.
         */
        post: operations["callAgentTools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one product
         * @description The chat's own product details, with the product's card and its JSON-LD.
         */
        get: operations["getProductForAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalogue
         * @description The chat's own search: plain words, typing errors, budgets. Where nothing fits all of it, `relaxed` says what was given up.
         */
        get: operations["searchForAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/ucp/checkout-sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a checkout
         * @description Universal Commerce Protocol, `cancel_checkout`. One that has become an order stays one; cancelling again changes nothing.
         */
        post: operations["cancelAgentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/ucp/checkout-sessions/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what is in a checkout
         * @description Universal Commerce Protocol, `complete_checkout`. The customer's wallet pays, whole and within the allowance; whatever stands in its way is answered as `requires_escalation` with the reason and a `continue_url` for a person. Orders what the last answer said: when a price has changed since, that is answered first, and nothing is ordered.
         */
        post: operations["completeAgentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/ucp/checkout-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a checkout
         * @description Universal Commerce Protocol, `get_checkout`. Only for whoever began it.
         */
        get: operations["getAgentCheckout"];
        /**
         * Change a checkout
         * @description Universal Commerce Protocol, `update_checkout`: lines and buyer take the place of what was there, the address and the way of shipping where they are named.
         */
        put: operations["updateAgentCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/ucp/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a checkout for a person
         * @description Universal Commerce Protocol, `create_checkout`. Opens a cart of the store's with its own prices, taxes and ways of shipping. With an allowance's token the customer's wallet can pay for it; without one a person opens the `continue_url` and pays. Off by default: the setting `agent_checkout_enabled`.
         */
        post: operations["createAgentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change or view the cart
         * @description The cart of whoever is signed in, else of the guest whose session the nonce belongs to. Stock and variations are checked, prices are the store's. When an action is refused the cart is as it was. A `country` moves the cart to its region.
         */
        post: operations["changeCart"];
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
         * Read your conversation again
         * @description For a page that was loaded anew. Only the shopper whose conversation it is finds it; a guest who has signed in keeps theirs.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        /**
         * Have your conversation forgotten
         * @description Deletes what was said, reasons of ratings in it, and sentences that were taken out of its answers. Only figures about its turns stay, which say nothing of it.
         */
        delete: operations["forgetConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the script of that page
         * @description A version of it never changes; the page names the one that there is.
         */
        get: operations["getReferenceScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this description as a page
         * @description The API reference: every operation with its parameters, examples and errors, and a form that sends the request to this store. Needs nothing from outside the store.
         */
        get: operations["getReference"];
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
        get?: never;
        put?: never;
        /**
         * Say whether an answer was good
         * @description No personal data is stored.
         */
        post: operations["giveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description One turn of a conversation, answered as a whole. Whatever the reply claims about prices, discounts, ratings, stock or delivery was read from the store during this turn, as `grounding` lists; anything else is taken out. When every language model fails there is an answer all the same, with `degraded`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the messaging channel's subscription
         * @description Echoes `hub.challenge` when `hub.verify_token` is the one of the settings; 403 otherwise.
         */
        get: operations["verifyMessaging"];
        put?: never;
        /**
         * Receive messages of the messaging channel
         * @description Signed in `X-Hub-Signature-256` over the bytes of the body. Answered at once; messages are worked on in the background, each once, in the order of its sender.
         */
        post: operations["receiveMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a nonce for the session
         * @description Browser code sends it as `X-Platform-Nonce` beside the session cookie. A guest gets a session of their own, in a cookie; whoever sends a credential gets a nonce that holds with it, and no cookie. Ask again after signing in or out.
         */
        get: operations["getNonce"];
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
         * @description Needs no authentication and is readable from any origin.
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
    "/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant, and have the answer as it comes
         * @description The same turn as `POST /message`, as server-sent events: `event: <type>` and `data: {"type": …}`. `tool` tells what is looked up, `products` and `comparison` show what was found, `chunk` is a piece of the reply, `done` closes the turn, `error` tells what is wrong with the request. A comment comes every 15 seconds in which nothing happens.
         */
        post: operations["streamMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visual-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find products that look like a picture
         * @description What a barcode on the picture names comes first, then copies of a product's photo, then what looks alike. Prices and stock are those of this moment. The picture is not stored.
         */
        post: operations["searchByPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the element `<shop-assistant>`
         * @description For a script of type `module`: loads the newest version of the element. The address stays, and is asked again after five minutes; what it loads is kept for ever.
         */
        get: operations["getWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the element's files with their integrity hashes */
        get: operations["getWidgetFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/widget/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load a file of the element
         * @description A version of a file never changes; `GET /widget.json` names those that there are.
         */
        get: operations["getWidgetFile"];
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
        /** @description A checkout in the form of the Universal Commerce Protocol. */
        AgentCheckout: {
            ucp: {
                version: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Keep it to yourself. Absent when nothing can be had. */
            id?: string;
            /** @enum {string} */
            status?: "incomplete" | "requires_escalation" | "ready_for_complete" | "complete_in_progress" | "completed" | "canceled";
            currency?: string;
            line_items?: ({
                id: string;
            } & {
                [key: string]: unknown;
            })[];
            totals?: ({
                type: string;
                amount: number;
            } & {
                [key: string]: unknown;
            })[];
            messages: ({
                type: string;
                code: string;
                content: string;
                severity: string;
            } & {
                [key: string]: unknown;
            })[];
            expires_at?: components["schemas"]["Instant"];
            /**
             * Format: uri
             * @description A person who opens it has these items in the shop's cart.
             */
            continue_url?: string;
            order?: {
                id: string;
                /** Format: uri */
                permalink_url: string;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Published products of the sales channel. */
        AgentFeed: {
            /** @description ISO 4217, lower case. */
            currency: string;
            products: components["schemas"]["FeedProduct"][];
            /** @description With `updated_since`: what has changed and is not for sale here, of this page. */
            removed?: number[];
            /** @description Products in this answer. */
            count: number;
            /** @description Send it as `cursor` for what comes after; `null` at the end. */
            next_cursor: string | null;
        };
        /**
         * @description An amount in the currency's minor unit, as a string of digits.
         * @example 1050
         */
        Amount: string;
        /**
         * @description An amount in the currency's minor unit, as a string of digits.
         * @example 1050
         */
        AmountOut: string;
        /** @description Each order counts for the last time before it, within `window_days`, that the assistant showed its customer, or the shopper of its cart, a product that is in it. In `currency`. */
        Attribution: {
            /** @description Days after a product was shown in which an order of it counts. */
            window_days: number;
            orders: number;
            revenue: components["schemas"]["AmountOut"];
            /** @description For people: `$89.00`. */
            revenue_display: string;
            sources: {
                /**
                 * @description A conversation, a search by a picture, or a hand-off link of an agent that was opened.
                 * @enum {string}
                 */
                source: "conversation" | "search" | "handoff";
                /** @description Conversations, searches or links that showed products in the window. */
                shown: number;
                /** @description Carts of those shoppers. */
                carts: number;
                orders: number;
                revenue: components["schemas"]["AmountOut"];
                /** @description For people: `$89.00`. */
                revenue_display: string;
            }[];
        };
        /** @description The whole cart, verified against the catalogue. Amounts are display strings. */
        Cart: {
            success: boolean;
            message: string;
            /** @description The line that was touched. */
            cart_item_key?: string;
            items: {
                cart_item_key: string;
                product_id: number;
                variation_id: number;
                name: string;
                quantity: number;
                unit_price: string;
                line_total: string;
                image: string | null;
            }[];
            item_count: number;
            subtotal: string;
            tax_total: string;
            discount_total: string;
            total: string;
            /** @description ISO 4217, lower case. */
            currency: string;
            checkout_url: string;
        };
        CartRequest: {
            /**
             * @description `add`, `update` (also `change_quantity`, `update_quantity`), `remove` or `view`.
             * @example add
             */
            action: string;
            /**
             * @description Number, id or handle of the product to add, or of one in the cart.
             * @example 12
             * @example prod_01
             * @example wool-beanie
             */
            product_id?: number | string;
            /**
             * @description Number or id of the variation; needed when the product has several.
             * @example 12
             * @example prod_01
             * @example wool-beanie
             */
            variation_id?: number | string;
            /**
             * @description How many to add, 1 when absent; or how many there are to be, 0 for none.
             * @example 2
             */
            quantity?: number;
            /** @description The line to update or remove, as an earlier answer named it. */
            cart_item_key?: string;
            /**
             * @description Country of the shopper, ISO 3166-1.
             * @example de
             */
            country?: string;
            /**
             * @description Language of the shopper, BCP 47.
             * @example en-US
             */
            locale?: string;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        ChatRequest: {
            /**
             * @description The conversation, oldest first, the last message the user's. Of a conversation that is gone on with, only the last message is looked at. Messages of other roles are dropped.
             * @example [
             *       {
             *         "role": "user",
             *         "content": "Do you have a warm jacket under $100?"
             *       }
             *     ]
             */
            messages: {
                /** @description `user` or `assistant`. */
                role: string;
                content: string;
            }[];
            /** @description As an earlier answer gave it, to go on with that conversation. */
            conversation_ref?: string | null;
            /**
             * @description Language of the shopper, BCP 47.
             * @example en-US
             */
            locale?: string;
            /**
             * @description Country of the shopper, ISO 3166-1.
             * @example de
             */
            country?: string;
        };
        /** @description Links with which a person takes over. */
        CheckoutHandoff: {
            /** @description What to tell the person. */
            note: string;
            items: {
                /** @description An integer identifier. */
                product_id: number;
                medusa_product_id: string;
                /** @description `null`: a person chooses one. */
                variation_id: number | null;
                name: string;
                /** @description The variation's options. */
                label: string | null;
                quantity: number;
                /** @description Of one; display string. */
                price: string;
                price_amount: components["schemas"]["AmountOut"] | null;
                /** @constant */
                in_stock: true;
                url: string;
                /**
                 * Format: uri
                 * @description Signed. Whoever opens it has this in their cart; nothing is ordered or paid.
                 */
                add_to_cart: string;
                /** @description What there is to choose from, when `variation_id` is `null`. */
                choices?: {
                    /** @description An integer identifier. */
                    variation_id: number;
                    label: string;
                    price: string;
                    price_amount: components["schemas"]["AmountOut"] | null;
                    in_stock: boolean;
                    /**
                     * Format: uri
                     * @description Signed. Whoever opens it has this in their cart; nothing is ordered or paid.
                     */
                    add_to_cart: string;
                }[];
            }[];
            /**
             * Format: uri
             * @description As `add_to_cart`, with all items in one link.
             */
            cart_url: string;
            /** @description ISO 4217, lower case. */
            currency: string;
            expires_at: components["schemas"]["Instant"];
            link_id: string;
            sold_out: {
                /** @description An integer identifier. */
                product_id: number;
                medusa_product_id: string;
                /** @description `null`: a person chooses one. */
                variation_id: number | null;
                name: string;
                /** @description The variation's options. */
                label: string | null;
                quantity: number;
            }[];
            /** @description Of `ids`, as written: what this store does not sell here. */
            unknown: string[];
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
        /** @description A published product. */
        FeedProduct: {
            /** @description An integer identifier. */
            id: number;
            medusa_product_id: string;
            handle: string;
            name: string;
            /** @description For people; empty when it has none here. */
            price: string;
            /** @description What one unit costs now, in minor units; of the cheapest variant in stock. */
            price_amount: components["schemas"]["AmountOut"] | null;
            /** @description ISO 4217, lower case. */
            currency: string;
            /** @description For people; empty when it has none here. */
            regular_price: string;
            regular_price_amount: components["schemas"]["AmountOut"] | null;
            sale_price: string | null;
            on_sale: boolean;
            in_stock: boolean;
            /** @enum {string} */
            availability: "in_stock" | "out_of_stock";
            short_description: string;
            image: string | null;
            /** @description Where people see it. */
            url: string;
            is_variable: boolean;
            brand: string | null;
            /** @description GTIN (EAN, UPC, ISBN) when known. */
            gtin: string | null;
            updated_at: components["schemas"]["Instant"];
            variants: {
                /** @description An integer identifier. */
                variation_id: number;
                medusa_variant_id: string;
                /** @description Its options. */
                label: string;
                sku: string | null;
                /** @description GTIN (EAN, UPC, ISBN) when known. */
                gtin: string | null;
                /** @description For people; empty when it has none here. */
                price: string;
                price_amount: components["schemas"]["AmountOut"] | null;
                /** @description ISO 4217, lower case. */
                currency: string;
                in_stock: boolean;
            }[];
        };
        FeedbackRequest: {
            /**
             * @description `up` or `down`.
             * @enum {string}
             */
            rating: "up" | "down";
            /** @description Why; kept without e-mail addresses and long numbers. */
            reason?: string;
            conversation_ref?: string;
            /** @description The answer that it is about. */
            message_ref?: string;
        };
        /** @description Sales of a recent window. The figures beside `currencies` are those of `currency`: the store's default, or the one most sold in when nothing was sold in that. */
        Insights: {
            window_days: number;
            /** @description Of `days`: the store's, by the setting `time_zone`. */
            timezone: string;
            window: {
                from: components["schemas"]["Instant"];
                to: components["schemas"]["Instant"];
            };
            /** @description `order_count` over all currencies. */
            total_orders: number;
            /**
             * @description ISO 4217, lower case.
             * @example eur
             */
            currency: string;
            /** @description Placed; neither cancelled nor drafts. */
            order_count: number;
            /** @description What those orders came to: with tax and shipping, after discounts, before anything went back. */
            gross_revenue: components["schemas"]["AmountOut"];
            /** @description For people: `$89.00`. */
            gross_revenue_display: string;
            /** @description What was paid back in the window, whenever its order was placed. */
            refund_total: components["schemas"]["AmountOut"];
            /** @description For people: `$89.00`. */
            refund_total_display: string;
            refund_count: number;
            refunded_orders: number;
            /** @description `gross_revenue` less `refund_total`. */
            net_revenue: string;
            /** @description Placed in the window and cancelled since; in no other figure. */
            canceled_orders: number;
            canceled_total: components["schemas"]["AmountOut"];
            currencies: components["schemas"]["SalesFigures"][];
            attribution: components["schemas"]["Attribution"];
            /** @description In `currency`, oldest first; the first one may be a part of a day, as the window ends now. */
            days: {
                /** Format: date */
                day: string;
                order_count: number;
                gross_revenue: components["schemas"]["AmountOut"];
                /** @description Attributed to the assistant. */
                assisted_orders: number;
                assisted_revenue: components["schemas"]["AmountOut"];
            }[];
            /** @description The ten of which most units were sold in `currency`. */
            top_products: {
                product_id: number;
                medusa_product_id: string;
                name: string;
                /** @description Less what was sent back. */
                units: number;
                /** @description At the price of the line, before discounts of the order and shipping. */
                item_total: components["schemas"]["AmountOut"];
                /** @description For people: `$89.00`. */
                item_total_display: string;
                /** @description In orders that are attributed to the assistant. */
                assisted_units: number;
            }[];
            /** @description The same length of time before. */
            previous: {
                window: {
                    from: components["schemas"]["Instant"];
                    to: components["schemas"]["Instant"];
                };
                /** @description `order_count` over all currencies. */
                total_orders: number;
                /**
                 * @description ISO 4217, lower case.
                 * @example eur
                 */
                currency: string;
                /** @description Placed; neither cancelled nor drafts. */
                order_count: number;
                /** @description What those orders came to: with tax and shipping, after discounts, before anything went back. */
                gross_revenue: components["schemas"]["AmountOut"];
                /** @description For people: `$89.00`. */
                gross_revenue_display: string;
                /** @description What was paid back in the window, whenever its order was placed. */
                refund_total: components["schemas"]["AmountOut"];
                /** @description For people: `$89.00`. */
                refund_total_display: string;
                refund_count: number;
                refunded_orders: number;
                /** @description `gross_revenue` less `refund_total`. */
                net_revenue: string;
                /** @description Placed in the window and cancelled since; in no other figure. */
                canceled_orders: number;
                canceled_total: components["schemas"]["AmountOut"];
                currencies: components["schemas"]["SalesFigures"][];
            };
            change: {
                /** @description Per cent, one decimal; null when there was nothing before. */
                order_count: number | null;
                /** @description Per cent, one decimal; null when there was nothing before. */
                gross_revenue: number | null;
                /** @description Per cent, one decimal; null when there was nothing before. */
                refund_total: number | null;
            };
        };
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
        /** @description The answer in JSON-RPC 2.0: `result` or `error`. */
        McpAnswer: {
            /** @constant */
            jsonrpc: "2.0";
            id: (string | number) | null;
        } & {
            [key: string]: unknown;
        };
        McpMessage: {
            /** @constant */
            jsonrpc: "2.0";
            /** @description Absent in notifications. */
            id?: string | number;
            method?: string;
            params?: {
                [key: string]: unknown;
            };
            result?: unknown;
            error?: unknown;
        };
        /** @description A nonce for the session. */
        Nonce: {
            /** @description Send it as `X-Platform-Nonce`. */
            nonce: string;
            expires_at: components["schemas"]["Instant"];
        };
        /** @description What was said in a conversation. */
        OwnConversation: {
            conversation_ref: string;
            /** @description Oldest first, the last 40. */
            messages: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description What the shop knows of one product, published or not; read from its tables. */
        ProductContext: {
            /** @description An integer identifier. */
            id: number;
            medusa_product_id: string;
            name: string;
            handle: string;
            /** @description `published`, `draft`, `proposed` or `rejected`. */
            status: string;
            /** @description Of the first variant. */
            sku: string | null;
            /**
             * @description ISO 4217, lower case.
             * @example eur
             */
            currency: string;
            /** @description The lowest there is in `currency` now. */
            price: string | null;
            price_amount: components["schemas"]["AmountOut"] | null;
            short_description: string;
            description: string;
            categories: string[];
            collection: string | null;
            tags: string[];
            attributes: {
                [key: string]: string;
            };
            options: {
                name: string;
                values: string[];
            }[];
            variants: {
                /** @description An integer identifier. */
                id: number;
                medusa_variant_id: string;
                name: string;
                sku: string | null;
                options: {
                    [key: string]: string;
                };
                stock: number | null;
                allow_backorder: boolean;
                prices: {
                    /**
                     * @description ISO 4217, lower case.
                     * @example eur
                     */
                    currency: string;
                    /** @description For people: `$89.00`. */
                    price: string;
                    price_amount: components["schemas"]["AmountOut"];
                    sale_price: string | null;
                    sale_price_amount: components["schemas"]["AmountOut"] | null;
                }[];
            }[];
            /** @description Units that can be sold now; null where the store doesn't count. */
            stock: number | null;
            sales: {
                days: number;
                units_sold: number;
                orders: number;
            }[];
            last_sold_at: components["schemas"]["Instant"] | null;
            rating: number | null;
            review_count: number;
        };
        /** @description A review that waits for an answer, and one for it. */
        ReviewDraft: {
            /** @description An integer; whatever a reviews source of the store's own identifies it by. */
            id: number | string;
            /** @description An integer identifier. */
            product_id: number;
            medusa_product_id: string;
            /** @description Null when the product is gone. */
            product_name: string | null;
            author: string;
            rating: number;
            title: string;
            /** @description As the customer wrote it; never an instruction. */
            content: string;
            created_at: components["schemas"]["Instant"];
            /** @description Of the review, two letters; null when it can't be told. */
            language: string | null;
            /** @description The reply, to be edited and posted. */
            draft: string;
            /** @description Of the draft: the review's, or the store's when that is none we write. */
            draft_language: string;
            /** @description `built-in`, or the name of the language model that wrote it. */
            drafted_by: string;
            /** @enum {string} */
            tone: "warm" | "balanced" | "apologetic";
            /** @description Topics of the policies it quotes. */
            policies: string[];
            /** @description The review may be meant for a machine; the draft says no more than thanks. */
            suspicious: boolean;
            suspicions: string[];
        };
        /** @description A product that stands in the shop longer than it should. */
        SaleCandidate: {
            /** @description An integer identifier. */
            id: number;
            medusa_product_id: string;
            name: string;
            /**
             * @description ISO 4217, lower case.
             * @example eur
             */
            currency: string;
            /** @description Regular price of the cheapest variant in stock, for people. */
            price: string | null;
            price_amount: components["schemas"]["AmountOut"] | null;
            /** @description In the window, less what came back. */
            units_sold: number;
            /** @description Units that can be sold now. */
            stock: number;
            /** @description What the pace is reckoned from: the window, or less for a new product. */
            days_on_sale: number;
            /** @description How long the stock lasts at that pace; null when nothing was sold. */
            days_of_cover: number | null;
            /** @description More than what sells in 60 days. */
            surplus_units: number;
            /** @description From `metadata.cost` of the variant or the product; major units there. */
            cost_amount: components["schemas"]["AmountOut"] | null;
            suggested_discount_percent: number;
            suggested_price: string | null;
            suggested_price_amount: components["schemas"]["AmountOut"] | null;
            /** @description Of a sale that is running. */
            current_discount_percent: number;
            reason: string;
        };
        /** @description What was sold in one currency. */
        SalesFigures: {
            /**
             * @description ISO 4217, lower case.
             * @example eur
             */
            currency: string;
            /** @description Placed; neither cancelled nor drafts. */
            order_count: number;
            /** @description What those orders came to: with tax and shipping, after discounts, before anything went back. */
            gross_revenue: components["schemas"]["AmountOut"];
            /** @description For people: `$89.00`. */
            gross_revenue_display: string;
            /** @description What was paid back in the window, whenever its order was placed. */
            refund_total: components["schemas"]["AmountOut"];
            /** @description For people: `$89.00`. */
            refund_total_display: string;
            refund_count: number;
            refunded_orders: number;
            /** @description `gross_revenue` less `refund_total`. */
            net_revenue: string;
            /** @description Placed in the window and cancelled since; in no other figure. */
            canceled_orders: number;
            canceled_total: components["schemas"]["AmountOut"];
        };
        /** @description The data of one server-sent event; the event's name is its `type`. */
        StreamEvent: {
            /** @constant */
            type: "chunk";
            content: string;
        } | {
            /** @constant */
            type: "tool";
            name: string;
        } | {
            /** @constant */
            type: "products";
            products: {
                /** @description Public number of the product. */
                id: number;
                medusa_product_id: string;
                name: string;
                /** @description What one unit costs now; display string. */
                price: string;
                price_amount: string | null;
                /** @description ISO 4217, lower case. */
                currency: string;
                regular_price: string;
                regular_price_amount: string | null;
                sale_price: string | null;
                on_sale: boolean;
                in_stock: boolean;
                short_description: string;
                image: string | null;
                url: string;
                rating: number | null;
                review_count: number;
                /** @description Whether a variation has to be chosen. */
                is_variable: boolean;
                variations: {
                    variation_id: number;
                    medusa_variant_id: string;
                    /** @description Its options, e.g. `Color: Blue, Size: L`. */
                    label: string;
                    /** @description Display string; empty when it has no price. */
                    price: string;
                    price_amount: string | null;
                    in_stock: boolean;
                }[];
            }[];
        } | {
            products: {
                /** @description Public number of the product. */
                id: number;
                medusa_product_id: string;
                name: string;
                /** @description What one unit costs now; display string. */
                price: string;
                price_amount: string | null;
                /** @description ISO 4217, lower case. */
                currency: string;
                regular_price: string;
                regular_price_amount: string | null;
                sale_price: string | null;
                on_sale: boolean;
                in_stock: boolean;
                short_description: string;
                image: string | null;
                url: string;
                rating: number | null;
                review_count: number;
                /** @description Whether a variation has to be chosen. */
                is_variable: boolean;
                variations: {
                    variation_id: number;
                    medusa_variant_id: string;
                    /** @description Its options, e.g. `Color: Blue, Size: L`. */
                    label: string;
                    /** @description Display string; empty when it has no price. */
                    price: string;
                    price_amount: string | null;
                    in_stock: boolean;
                }[];
            }[];
            attributes: {
                name: string;
                /** @description By the product's number. */
                values: {
                    [key: string]: string;
                };
            }[];
            /** @constant */
            type: "comparison";
        } | {
            /** @constant */
            type: "done";
            conversation_ref: string;
            message_ref: string;
        } | {
            /** @constant */
            type: "error";
            code: string;
            message: string;
        };
        /** @description The assistant's answer. */
        Turn: {
            message: string;
            cards: {
                /** @description Public number of the product. */
                id: number;
                medusa_product_id: string;
                name: string;
                /** @description What one unit costs now; display string. */
                price: string;
                price_amount: string | null;
                /** @description ISO 4217, lower case. */
                currency: string;
                regular_price: string;
                regular_price_amount: string | null;
                sale_price: string | null;
                on_sale: boolean;
                in_stock: boolean;
                short_description: string;
                image: string | null;
                url: string;
                rating: number | null;
                review_count: number;
                /** @description Whether a variation has to be chosen. */
                is_variable: boolean;
                variations: {
                    variation_id: number;
                    medusa_variant_id: string;
                    /** @description Its options, e.g. `Color: Blue, Size: L`. */
                    label: string;
                    /** @description Display string; empty when it has no price. */
                    price: string;
                    price_amount: string | null;
                    in_stock: boolean;
                }[];
            }[];
            comparison?: {
                name: string;
                /** @description By the product's number. */
                values: {
                    [key: string]: string;
                };
            }[];
            conversation_ref: string;
            /** @description What feedback on this answer names. */
            message_ref: string;
            /** @description True when a language model failed and something simpler answered. */
            degraded?: boolean;
            grounding: {
                /** @description Words of the reply. */
                claim: string;
                kind: string;
                product_id?: number;
                /** @description Where it was read. */
                field: string;
                /** @description As it was read; amounts in minor units. */
                value: string;
            }[];
        };
        /**
         * Format: uuid
         * @description A UUID of version 4, in upper or lower case: the same either way.
         * @example 9b1f2c9e-3f0e-4a55-8d0e-6f1f0d6d2c11
         */
        UuidV4: string;
        /** @description Products that look like a picture. */
        VisualSearchResponse: {
            /** @description Whether the store has visual search at all. */
            available: boolean;
            found: number;
            /** @description In stock, best first. */
            products: {
                /** @description Public number of the product. */
                id: number;
                medusa_product_id: string;
                name: string;
                /** @description What one unit costs now; display string. */
                price: string;
                price_amount: string | null;
                /** @description ISO 4217, lower case. */
                currency: string;
                regular_price: string;
                regular_price_amount: string | null;
                sale_price: string | null;
                on_sale: boolean;
                in_stock: boolean;
                short_description: string;
                image: string | null;
                url: string;
                rating: number | null;
                review_count: number;
                /** @description Whether a variation has to be chosen. */
                is_variable: boolean;
                variations: {
                    variation_id: number;
                    medusa_variant_id: string;
                    /** @description Its options, e.g. `Color: Blue, Size: L`. */
                    label: string;
                    /** @description Display string; empty when it has no price. */
                    price: string;
                    price_amount: string | null;
                    in_stock: boolean;
                }[];
            }[];
            /** @description Why there are no products. */
            message?: string;
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
    getInsights: {
        parameters: {
            query?: {
                /** @description How many days back, at most 90. A day is 24 hours; the window ends now. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sales of a recent window. The figures beside `currencies` are those of `currency`: the store's default, or the one most sold in when nothing was sold in that. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Insights"];
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
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
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
    getProductContext: {
        parameters: {
            query: {
                /** @description A product's number, its id in the store, or its handle. */
                product_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the shop knows of one product, published or not; read from its tables. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductContext"];
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
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
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
    listReviewDrafts: {
        parameters: {
            query?: {
                /** @description Reviews at most, up to 50. */
                limit?: number;
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
                        count: number;
                        reviews: components["schemas"]["ReviewDraft"][];
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
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
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
    listSaleCandidates: {
        parameters: {
            query?: {
                /** @description How many days back, at most 365. A day is 24 hours; the window ends now. */
                days?: number;
                /** @description Products at most, up to 50. */
                limit?: number;
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
                        window_days: number;
                        /**
                         * @description ISO 4217, lower case.
                         * @example eur
                         */
                        currency: string;
                        count: number;
                        candidates: components["schemas"]["SaleCandidate"][];
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
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
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
    getAgentCatalog: {
        parameters: {
            query?: {
                /** @description Products at most; all when absent. */
                limit?: number;
                /** @description `next_cursor` of a page. */
                cursor?: string;
                /** @description Only products of which anything has changed since, and what was removed. A date is the beginning of that day in the store's time zone. */
                updated_since?: components["schemas"]["IsoDateTime"];
                /** @description One of the currencies that the store sells in. */
                currency?: string;
                /** @description Where the shopper is; decides region and currency. */
                country?: string;
                /** @description BCP 47; how prices are written. The store's own when absent. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the feed. */
                    ETag?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentFeed"];
                };
            };
            /** @description Unchanged since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the feed. */
                    ETag?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    makeCheckoutHandoff: {
        parameters: {
            query: {
                /** @description Comma-separated: a product's number, id or handle, or `var:` and a variant's number; each with `:quantity` (1 to 999) if it is not one. At most 50. */
                ids: string;
                /** @description One of the currencies that the store sells in. */
                currency?: string;
                /** @description Where the shopper is; decides region and currency. */
                country?: string;
                /** @description BCP 47; how prices are written. The store's own when absent. */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links with which a person takes over. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutHandoff"];
                };
            };
            /**
             * @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             *
             *     `assistant_nothing_to_hand_off`: All of it is unknown or sold out; `data.unknown` and `data.sold_out` name it.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_nothing_to_hand_off";
                        data: {
                            /**
                             * @example [
                             *       "99"
                             *     ]
                             */
                            unknown: string[];
                            /**
                             * @example [
                             *       {
                             *         "product_id": 12,
                             *         "name": "Trail Runner"
                             *       }
                             *     ]
                             */
                            sold_out: ({
                                product_id: number;
                                name: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    openCheckoutHandoff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the link holds, and its signature. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart, or a variation to choose. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A prefetch. */
            204: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description To the storefront's checkout. */
            302: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description The checkout. */
                    Location?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `assistant_handoff_invalid`: This store has not made this link, or somebody has changed it.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_handoff_invalid";
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
            /** @description `assistant_handoff_expired`: This link has expired; ask for a new one. */
            410: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_handoff_expired";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    getAgentPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    callAgentTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The answer in JSON-RPC 2.0: `result` or `error`. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            /** @description A notification has been taken. */
            202: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    getProductForAgents: {
        parameters: {
            query: {
                /** @description A product's number, its id in the store, or its handle. */
                id: string;
                /** @description One of the currencies that the store sells in. */
                currency?: string;
                /** @description Where the shopper is; decides region and currency. */
                country?: string;
                /** @description BCP 47; how prices are written. The store's own when absent. */
                locale?: string;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Public number of the product. */
                        id: number;
                        medusa_product_id: string;
                        name: string;
                        /** @description What one unit costs now; display string. */
                        price: string;
                        price_amount: string | null;
                        /** @description ISO 4217, lower case. */
                        currency: string;
                        regular_price: string;
                        regular_price_amount: string | null;
                        sale_price: string | null;
                        on_sale: boolean;
                        in_stock: boolean;
                        short_description: string;
                        image: string | null;
                        url: string;
                        rating: number | null;
                        review_count: number;
                        /** @description Whether a variation has to be chosen. */
                        is_variable: boolean;
                        variations: {
                            variation_id: number;
                            medusa_variant_id: string;
                            /** @description Its options, e.g. `Color: Blue, Size: L`. */
                            label: string;
                            /** @description Display string; empty when it has no price. */
                            price: string;
                            price_amount: string | null;
                            in_stock: boolean;
                        }[];
                        description: string;
                        categories: string[];
                        collection: string | null;
                        tags: string[];
                        attributes: {
                            name: string;
                            value: string;
                        }[];
                        stock: {
                            variation_id: number;
                            sku: string | null;
                            /** @description How many there are; null where the store doesn't count. */
                            available: number | null;
                        }[];
                        reviews: {
                            rating: number;
                            title: string;
                            content: string;
                        }[];
                        /** @description schema.org `Product` with its offers. */
                        jsonld: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    searchForAgents: {
        parameters: {
            query: {
                /** @description What is looked for. */
                q: string;
                /** @description At most 20. */
                limit?: number;
                /** @description One of the currencies that the store sells in. */
                currency?: string;
                /** @description Where the shopper is; decides region and currency. */
                country?: string;
                /** @description BCP 47; how prices are written. The store's own when absent. */
                locale?: string;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Products in this answer. */
                        found: number;
                        /** @description Products that fit, as far as was looked. */
                        total: number;
                        products: {
                            /** @description Public number of the product. */
                            id: number;
                            medusa_product_id: string;
                            name: string;
                            /** @description What one unit costs now; display string. */
                            price: string;
                            price_amount: string | null;
                            /** @description ISO 4217, lower case. */
                            currency: string;
                            regular_price: string;
                            regular_price_amount: string | null;
                            sale_price: string | null;
                            on_sale: boolean;
                            in_stock: boolean;
                            short_description: string;
                            image: string | null;
                            url: string;
                            rating: number | null;
                            review_count: number;
                            /** @description Whether a variation has to be chosen. */
                            is_variable: boolean;
                            variations: {
                                variation_id: number;
                                medusa_variant_id: string;
                                /** @description Its options, e.g. `Color: Blue, Size: L`. */
                                label: string;
                                /** @description Display string; empty when it has no price. */
                                price: string;
                                price_amount: string | null;
                                in_stock: boolean;
                            }[];
                        }[];
                        relaxed: string[];
                        /** @description The query as it was read. */
                        corrected?: string;
                        suggested_categories?: string[];
                    };
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    cancelAgentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and an allowance's token, with which the customer's wallet pays. Without one a person pays by the `continue_url`. */
                Authorization?: string;
                /** @description The same key with the same request is answered again for 48 hours, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The checkout. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description A checkout in the form of the Universal Commerce Protocol. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCheckout"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_agent_checkout_disabled`: The setting `agent_checkout_enabled` is off. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_agent_checkout_disabled";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_checkout_not_found`: There is none, or somebody else began it; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_checkout_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_checkout_closed`: It was ordered or cancelled, has expired, or is being completed.
             *
             *     `assistant_checkout_key_reused`: This idempotency key stands for another request.
             *
             *     `assistant_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_checkout_closed";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_checkout_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    completeAgentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and an allowance's token, with which the customer's wallet pays. Without one a person pays by the `continue_url`. */
                Authorization?: string;
                /** @description The same key with the same request is answered again for 48 hours, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The checkout. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The wallet pays, whole; another instrument is left to the buyer. */
                    payment?: {
                        instruments?: ({
                            handler_id?: string;
                            type?: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Passed over. */
                    signals?: unknown;
                    /** @description Passed over. */
                    attribution?: unknown;
                };
            };
        };
        responses: {
            /** @description A checkout in the form of the Universal Commerce Protocol. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCheckout"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_agent_checkout_disabled`: The setting `agent_checkout_enabled` is off. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_agent_checkout_disabled";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_checkout_not_found`: There is none, or somebody else began it; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_checkout_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_checkout_closed`: It was ordered or cancelled, has expired, or is being completed.
             *
             *     `assistant_checkout_key_reused`: This idempotency key stands for another request.
             *
             *     `assistant_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_checkout_closed";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_checkout_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    getAgentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and an allowance's token, with which the customer's wallet pays. Without one a person pays by the `continue_url`. */
                Authorization?: string;
            };
            path: {
                /** @description The checkout. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A checkout in the form of the Universal Commerce Protocol. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCheckout"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_agent_checkout_disabled`: The setting `agent_checkout_enabled` is off. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_agent_checkout_disabled";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_checkout_not_found`: There is none, or somebody else began it; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_checkout_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    updateAgentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and an allowance's token, with which the customer's wallet pays. Without one a person pays by the `continue_url`. */
                Authorization?: string;
                /** @description The same key with the same request is answered again for 48 hours, and done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The checkout. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    line_items: ({
                        item: {
                            /** @description A variant's id, or that of a product that has one variant. */
                            id: string;
                        } & {
                            [key: string]: unknown;
                        };
                        quantity: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    buyer?: {
                        first_name?: string;
                        last_name?: string;
                        /** Format: email */
                        email?: string;
                        phone_number?: string;
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Left as it is when absent. */
                    fulfillment?: {
                        /** @description One way for all items: `shipping`. */
                        methods?: ({
                            type?: string;
                            destinations?: ({
                                first_name?: string;
                                last_name?: string;
                                phone_number?: string;
                                street_address?: string;
                                extended_address?: string;
                                address_locality?: string;
                                address_region?: string;
                                address_country?: string;
                                postal_code?: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            selected_destination_id?: string | null;
                            groups?: ({
                                selected_option_id?: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
                    };
                    context?: {
                        address_country?: string;
                        currency?: string;
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Passed over. */
                    payment?: unknown;
                    /** @description Passed over. */
                    signals?: unknown;
                    /** @description Passed over. */
                    attribution?: unknown;
                    /** @description Passed over. */
                    discounts?: unknown;
                    /** @description Passed over. */
                    id?: unknown;
                    /** @description Passed over. */
                    ucp?: unknown;
                    /** @description Passed over. */
                    status?: unknown;
                    /** @description Passed over. */
                    currency?: unknown;
                    /** @description Passed over. */
                    totals?: unknown;
                    /** @description Passed over. */
                    messages?: unknown;
                    /** @description Passed over. */
                    links?: unknown;
                    /** @description Passed over. */
                    expires_at?: unknown;
                    /** @description Passed over. */
                    continue_url?: unknown;
                };
            };
        };
        responses: {
            /** @description A checkout in the form of the Universal Commerce Protocol. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCheckout"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_agent_checkout_disabled`: The setting `agent_checkout_enabled` is off. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_agent_checkout_disabled";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_checkout_not_found`: There is none, or somebody else began it; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_checkout_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_checkout_closed`: It was ordered or cancelled, has expired, or is being completed.
             *
             *     `assistant_checkout_key_reused`: This idempotency key stands for another request.
             *
             *     `assistant_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_checkout_closed";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_checkout_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    createAgentCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and an allowance's token, with which the customer's wallet pays. Without one a person pays by the `continue_url`. */
                Authorization?: string;
                /** @description The same key with the same request is answered again for 48 hours, and done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    line_items: ({
                        item: {
                            /** @description A variant's id, or that of a product that has one variant. */
                            id: string;
                        } & {
                            [key: string]: unknown;
                        };
                        quantity: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    buyer?: {
                        first_name?: string;
                        last_name?: string;
                        /** Format: email */
                        email?: string;
                        phone_number?: string;
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Left as it is when absent. */
                    fulfillment?: {
                        /** @description One way for all items: `shipping`. */
                        methods?: ({
                            type?: string;
                            destinations?: ({
                                first_name?: string;
                                last_name?: string;
                                phone_number?: string;
                                street_address?: string;
                                extended_address?: string;
                                address_locality?: string;
                                address_region?: string;
                                address_country?: string;
                                postal_code?: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            selected_destination_id?: string | null;
                            groups?: ({
                                selected_option_id?: string | null;
                            } & {
                                [key: string]: unknown;
                            })[];
                        } & {
                            [key: string]: unknown;
                        })[];
                    } & {
                        [key: string]: unknown;
                    };
                    context?: {
                        address_country?: string;
                        currency?: string;
                    } & {
                        [key: string]: unknown;
                    };
                    /** @description Passed over. */
                    payment?: unknown;
                    /** @description Passed over. */
                    signals?: unknown;
                    /** @description Passed over. */
                    attribution?: unknown;
                    /** @description Passed over. */
                    discounts?: unknown;
                };
            };
        };
        responses: {
            /** @description A checkout in the form of the Universal Commerce Protocol. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCheckout"];
                };
            };
            /** @description A checkout in the form of the Universal Commerce Protocol. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentCheckout"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_agent_checkout_disabled`: The setting `agent_checkout_enabled` is off. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_agent_checkout_disabled";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_checkout_key_reused`: This idempotency key stands for another request.
             *
             *     `assistant_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_checkout_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    changeCart: {
        parameters: {
            query?: never;
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartRequest"];
            };
        };
        responses: {
            /** @description The whole cart, verified against the catalogue. Amounts are display strings. Or: The idempotency key was used within 24 hours for the same request (`assistant_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /**
             * @description `assistant_invalid_action`: There is no such cart action; there are add, update, remove and view.
             *
             *     `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             *
             *     `assistant_variation_required`: The product has variations and none was named; `data.variations` lists them.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_action";
                        data: Record<string, never>;
                    } | {
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
                    } | {
                        /** @constant */
                        code: "assistant_variation_required";
                        data: {
                            /** @example 12 */
                            product_id: number;
                            /**
                             * @example [
                             *       {
                             *         "variation_id": 7,
                             *         "label": "Size: L"
                             *       }
                             *     ]
                             */
                            variations: ({
                                variation_id: number;
                                label: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
             * @description `assistant_idempotency_in_progress`: A request with this idempotency key is still being processed.
             *
             *     `assistant_out_of_stock`: The quantity is not available; the cart is as it was.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_idempotency_in_progress";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_out_of_stock";
                        data: {
                            product_id?: number;
                            variation_id?: number;
                            /**
                             * @description How many there are.
                             * @example 2
                             */
                            available?: number;
                            /** @description How many of them are in the cart. */
                            in_cart?: number;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_idempotency_key_reused`: This idempotency key was used for a different request. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_idempotency_key_reused";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
            };
            path: {
                /** @description As `done` or an answer named it. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was said in a conversation. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnConversation"];
                };
            };
            /** @description `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    forgetConversation: {
        parameters: {
            query?: never;
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
            };
            path: {
                /** @description As `done` or an answer named it. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        ok: true;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_not_found`: There is no such thing in this store. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    getReferenceScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name, as the page has it. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ES module. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the file. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description Unchanged since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the file. */
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
    getReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
    giveFeedback: {
        parameters: {
            query?: never;
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        ok: true;
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             *
             *     `assistant_invalid_rating`: The rating must be "up" or "down".
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_rating";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The assistant's answer. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turn"];
                };
            };
            /**
             * @description `assistant_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `assistant_invalid_messages`: `messages` is missing, empty, malformed, too long, or not the user's at its end.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_invalid_messages";
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    verifyMessaging: {
        parameters: {
            query?: {
                /** @description `subscribe`. */
                "hub.mode"?: string;
                /** @description What the store has set. */
                "hub.verify_token"?: string;
                /** @description What to answer. */
                "hub.challenge"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
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
    receiveMessages: {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the body's bytes under the channel's app secret, hexadecimal. */
                "X-Hub-Signature-256": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
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
                    "application/json": {
                        /** @constant */
                        received: true;
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
    getNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A nonce for the session. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nonce"];
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
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
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
    streamMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description A stream of events, also for a request that is not valid. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamEvent"];
                };
            };
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    searchByPicture: {
        parameters: {
            query?: never;
            header: {
                /** @description What `GET /nonce` gave for the session, or for the credential, that is sent. */
                "X-Platform-Nonce": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or GIF by its content, at most 5 MB and 40 megapixels.
                     */
                    image: string;
                    /** @description Only products in this category or below it: number, id or handle. */
                    category?: string;
                    /** @description Only products from this price on, in minor units of the shopper's currency. */
                    min_price?: components["schemas"]["Amount"];
                    /** @description Only products up to this price. */
                    max_price?: components["schemas"]["Amount"];
                    /**
                     * @description Products at most, up to 20.
                     * @default 8
                     */
                    limit?: number;
                    /**
                     * @description Country of the shopper, ISO 3166-1.
                     * @example de
                     */
                    country?: string;
                    /**
                     * @description Language of the shopper, BCP 47.
                     * @example en-US
                     */
                    locale?: string;
                };
            };
        };
        responses: {
            /** @description Products that look like a picture. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisualSearchResponse"];
                };
            };
            /**
             * @description `assistant_image_missing`: There is no image, or it is empty.
             *
             *     `assistant_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_image_missing";
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
            /** @description `assistant_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `assistant_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                    } | {
                        /** @constant */
                        code: "assistant_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_image_too_large`: The image is over 5 MB or 40 megapixels. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_image_too_large";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `assistant_image_type`: What was sent is none of the accepted image types, whatever it is called.
             *
             *     `assistant_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported.
             */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "assistant_image_type";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "assistant_unsupported_media_type";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `assistant_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "assistant_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Assistant-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Assistant-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Assistant-RateLimit-Reset"?: number;
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
    getWidget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ES module. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the file. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description Unchanged since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the file. */
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
    getWidgetFiles: {
        parameters: {
            query?: never;
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
                        /**
                         * @description The element's file of this version, relative to the service's root.
                         * @example widget/assistant-4QX7ZK2M.js
                         */
                        script: string;
                        /**
                         * @description For the attribute `integrity` of a script that names this version.
                         * @example sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K
                         */
                        integrity: string;
                        files: {
                            path: string;
                            integrity: string;
                            bytes: number;
                            /** @description Bytes on the way, compressed with gzip. */
                            gzip: number;
                            /**
                             * @description With the page, or when somebody uses the element.
                             * @enum {string}
                             */
                            loaded: "first" | "opened";
                        }[];
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
    getWidgetFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its name, as the list has it. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ES module. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the file. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description Unchanged since `If-None-Match`. */
            304: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Names this version of the file. */
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
}
export type AgentCheckout = components["schemas"]["AgentCheckout"]
export type AgentFeed = components["schemas"]["AgentFeed"]
export type Amount = components["schemas"]["Amount"]
export type AmountOut = components["schemas"]["AmountOut"]
export type Attribution = components["schemas"]["Attribution"]
export type Cart = components["schemas"]["Cart"]
export type CartRequest = components["schemas"]["CartRequest"]
export type ChatRequest = components["schemas"]["ChatRequest"]
export type CheckoutHandoff = components["schemas"]["CheckoutHandoff"]
export type Error = components["schemas"]["Error"]
export type FeedProduct = components["schemas"]["FeedProduct"]
export type FeedbackRequest = components["schemas"]["FeedbackRequest"]
export type Insights = components["schemas"]["Insights"]
export type Instant = components["schemas"]["Instant"]
export type IsoDateTime = components["schemas"]["IsoDateTime"]
export type McpAnswer = components["schemas"]["McpAnswer"]
export type McpMessage = components["schemas"]["McpMessage"]
export type Nonce = components["schemas"]["Nonce"]
export type OwnConversation = components["schemas"]["OwnConversation"]
export type ProductContext = components["schemas"]["ProductContext"]
export type ReviewDraft = components["schemas"]["ReviewDraft"]
export type SaleCandidate = components["schemas"]["SaleCandidate"]
export type SalesFigures = components["schemas"]["SalesFigures"]
export type StreamEvent = components["schemas"]["StreamEvent"]
export type Turn = components["schemas"]["Turn"]
export type UuidV4 = components["schemas"]["UuidV4"]
export type VisualSearchResponse = components["schemas"]["VisualSearchResponse"]
