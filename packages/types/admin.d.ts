/* Types of the Wallet dashboard service 0.1.0, generated from its OpenAPI description. */
export interface paths {
    "/allowances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a customer's allowance
         * @description At once. Orders that were placed stay. Doing it again changes nothing.
         */
        delete: operations["revokeAllowance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what customers let agents spend
         * @description Newest first, each with what is left of it now. Tokens are not shown.
         */
        get: operations["listAllowances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a store API key
         * @description For ever; it is refused everywhere within five seconds.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List store API keys
         * @description Those that are not revoked, newest first. Keys and secrets are not kept.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make a store API key
         * @description For HTTP Basic or the query. The answer is the only place where key and secret are ever shown.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-passwords/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an application password
         * @description For ever; it is refused everywhere within five seconds.
         */
        delete: operations["revokeApplicationPassword"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/application-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List application passwords
         * @description Those that are not revoked, newest first. The passwords themselves are not kept.
         */
        get: operations["listApplicationPasswords"];
        put?: never;
        /**
         * Make an application password
         * @description For HTTP Basic, with the owner's e-mail address as username. The answer is the only place where the password is ever shown.
         */
        post: operations["createApplicationPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree as the second person
         * @description Carries out what the first asked for, once, and answers with what came of it: `executed`, `failed` with why it could not be, or `approved` while it is still under way. Nobody agrees to what they asked for themselves, whichever of their credentials they used. Needs what the operation needs: `wallet_write_wallets` for credits, debits and holds, `manage_shop` for all else.
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject what somebody asked for
         * @description Nothing moves. Whoever asked may take it back in the same way.
         */
        post: operations["rejectApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a second person has to agree to */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a second person has to agree to
         * @description What somebody of the staff asked for above the amounts of the setting `second_person_above`, and what became of it. Newest first.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who gave or took which access, froze a wallet, or changed a reward rule
         * @description Credentials, grants, freezes of wallets and reward rules, newest first; the record can't be changed. Changes of settings are at `/admin/wallet/settings/changes`.
         */
        get: operations["listAccessAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auto-reload/{wallet_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a wallet's customer agreed to be charged
         * @description Switch it off with `PATCH /wallet/v1/wallets/{id}`; on can only the customer.
         */
        get: operations["getAutoReload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocked-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what limits, KYC and step-up have stopped
         * @description Newest first; kept for 90 days.
         */
        get: operations["listBlockedAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code-redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how redemption codes were redeemed over time
         * @description By day, the earliest first; days without redemptions are left out. Names no code and no customer.
         */
        get: operations["listCodeRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver an event once more
         * @description Queues the same event under the same `webhook-id`, out of its wallet's order. A delivery that waits for its next attempt has it now.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with what it carries
         * @description Every attempt, and the body that is posted.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Examine configuration and health
         * @description Keys, secrets, durability, clock, pool, Redis, HTTPS, client addresses, event relay, upkeep, checkpoints and withdrawals that wait.
         */
        get: operations["examineStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the credits that lapse
         * @description Soonest first.
         */
        get: operations["listExpiring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expiry-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a rule for credits that lapse
         * @description In ten seconds, or before it begins. What lapsed until then stays as it was; the rule stays in the list. Twice is as once.
         */
        delete: operations["endExpiryRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expiry-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what becomes of credits when they lapse
         * @description Newest first. Of several that fit a credit, one for its purpose goes before one for all, then one for its currency, then the newest. Without any it lapses for good.
         */
        get: operations["listExpiryRules"];
        put?: never;
        /**
         * Add a rule for credits that lapse
         * @description It is asked for each credit as of the instant at which that lapses, however late this is booked. What has come back once lapses for good the next time. A rule is never changed: end it and make another.
         */
        post: operations["createExpiryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what the store owes as a file
         * @description CSV: every credit with money left, whose it is, what it is for and until when it lasts. What remains of them adds up to `GET /owed`. Amounts are in major units.
         */
        get: operations["exportCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export ledger entries as a file
         * @description CSV, oldest first, written while it is read: as many as there are, as one snapshot of the database sees them. Amounts are in major units, and negative for what left a wallet.
         */
        get: operations["exportTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-compensations/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a failed compensation is settled
         * @description For what staff have settled otherwise than by reversing the transaction. Moves no money; who said so first is kept.
         */
        post: operations["resolveFailedCompensation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/failed-compensations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what failed workflows left standing
         * @description When a hook or a later step of a workflow fails, what it booked is taken back. Where that is not possible, since the money is spent or the wallet was locked, the transaction stands, its idempotency key goes on answering for it, and it is listed here. Newest first; kept for good.
         */
        get: operations["listFailedCompensations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a capability away
         * @description Takes effect everywhere within five seconds.
         */
        delete: operations["revokeGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List grants
         * @description Those in force, newest first.
         */
        get: operations["listGrants"];
        put?: never;
        /**
         * Give a capability
         * @description Takes effect within five seconds. Whoever has it already gets 200 and the grant there is. A key's scope stays its limit, and users of the dashboard have every capability anyway.
         */
        post: operations["createGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book an import
         * @description One that is checked: its rows are booked in the background, each once, and it goes on after a crash. Where a row is above the amounts of `second_person_above`, by somebody else than brought it in.
         */
        post: operations["bookImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows of an import that were refused
         * @description CSV: each row with its line in the file and why it was refused. Put right, it can come in again under the same name. Rows are kept for 30 days.
         */
        get: operations["getImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description How far it is, and what its rows add up to.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Forget an import
         * @description One of which nothing is booked yet.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/loyalty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring in the store credit of the loyalty plugin
         * @description Straight from its tables in this store, which stay as they are: what is left of each account, or all that it did. Nothing is booked before `POST /imports/{id}/book`.
         */
        post: operations["importLoyalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description What came in from other systems, or is about to, newest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Bring in a file of balances or histories
         * @description CSV with the names of its columns in the first line, in one of the forms of the guide. Nothing is booked: the rows are kept and each is tried as if, which `GET /imports/{id}` shows the state of. `POST /imports/{id}/book` books them.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkpoints
         * @description Newest first. Keep number and hash of the newest somewhere outside the store.
         */
        get: operations["listCheckpoints"];
        put?: never;
        /**
         * Sign the state of all wallets now
         * @description `checkpoint` is null when nothing has changed since the last one, another instance is making one just now, or the last one was signed under a newer key than this instance has.
         */
        post: operations["makeCheckpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the ledger
         * @description Recomputes every entry's place in its chain, every balance, what is left of every lot, and every checkpoint, as one snapshot of the database sees them. Answers progress as lines of JSON; the last line is the verdict and names the first thing that is wrong.
         */
        post: operations["verifyLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/{month}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a month
         * @description From then on the month's packet is the same, byte for byte: the accounts, the time zone and what payments and orders said are kept, with a digest of each file. No entry is locked by it: what is booked later belongs to a later month anyway. A month can be closed again, as another revision; those before stay.
         */
        post: operations["closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/{month}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal of a month
         * @description Two lines for all that was booked alike on a day: against what is owed, and against the account that the setting `journal_accounts` names. Debits and credits of each `journal_no` are equal. What customers send each other stays owed and is not in it.
         */
        get: operations["getMonthJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/{month}/packet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the books of a month
         * @description A ZIP archive: roll-forward, ageing, every customer, tie-outs, exceptions, the journal as plain CSV and for Xero, QuickBooks Online and DATEV, and a manifest with the digest of each file and the first and last entry. Of a closed month the same bytes each time, and the manifest says so.
         */
        get: operations["getMonthPacket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the books of a month
         * @description What was owed, what moved and what is owed at the end, by currency and purpose, and whether it agrees with checkpoints, payments and orders. Of a closed month tie-outs and accounts are as they were when it was closed, unless `fresh` asks for today's.
         */
        get: operations["getMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the months of the books
         * @description Every month since money moved first, newest first, and which are closed.
         */
        get: operations["listMonths"];
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
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what wallets have to do with an order */
        get: operations["getOrderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the store owes its customers
         * @description The money in all wallets by currency, purpose and age; its sum is that of all balances.
         */
        get: operations["getOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what you may do
         * @description The policies of this plugin that you have; all of them where the store's staff have no roles. The dashboard offers nothing else.
         */
        get: operations["listOwnPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-codes/{customer}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a customer a new code for friends
         * @description The one before is nobody's from then on; who took it stays their friend. Recorded at `/audit`.
         */
        post: operations["rotateReferralCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral-codes/{customer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer's code for friends, and what came of it
         * @description No code is made by this: customers get theirs when they ask for it first.
         */
        get: operations["getCustomerReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who brought whom
         * @description Newest first, with what each side gets, and why friends did not count.
         */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reloads/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what has come of an unknown reload
         * @description For an attempt whose answer was lost, or never came: look at the provider's own pages first. Nothing is charged again.
         */
        post: operations["resolveReload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reloads
         * @description Every attempt to charge customers whose wallets ran low, newest first. Those in the state `unknown` wait for somebody who looks at the provider's own pages.
         */
        get: operations["listReloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests and their answers
         * @description Newest first; kept for 30 days. Requests are logged while the setting `audit_log_enabled` is on; those of the other instances appear within a second.
         */
        get: operations["listRequestLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roll-forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how what is owed changed
         * @description What customers were owed at the beginning of a period, what was added and used, by type, and what they are owed at its end, for each currency and purpose. `from` a day is its beginning, `to` a day its end, by the clocks of the time zone.
         */
        get: operations["getRollForward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what orders earn by a rule
         * @description Newest first, with those that were refused and why.
         */
        get: operations["listRuleAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a reward rule out on orders of the past
         * @description What it would have cost, with its caps and its budget, as if it had been the only one. Its start, end and `active` don't count. Writes nothing.
         */
        post: operations["dryRunRewardRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a reward rule */
        get: operations["getRewardRule"];
        put?: never;
        post?: never;
        /**
         * Delete a reward rule
         * @description Only one that no order has met yet; others are ended.
         */
        delete: operations["deleteRewardRule"];
        options?: never;
        head?: never;
        /**
         * Change or end a reward rule
         * @description Fields that are absent stay as they are. The change is for orders that are found paid from now on: what was given stays.
         */
        patch: operations["updateRewardRule"];
        trace?: never;
    };
    "/rules/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a reward rule out before it is made
         * @description What `rule` would have cost for orders of the past, with its caps and its budget, as if it had been the only one. Its start, end and `active` don't count. Writes nothing.
         */
        post: operations["dryRunNewRewardRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reward rules
         * @description By priority, as orders meet them, with what of each budget is spent.
         */
        get: operations["listRewardRules"];
        put?: never;
        /**
         * Add a reward rule
         * @description Paid orders that are placed from then on earn by it. Try it out before: `POST /rules/dry-run`.
         */
        post: operations["createRewardRule"];
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
    "/storm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fire at scratch wallets and check the ledger
         * @description Debits, transfers in all directions and redemptions on a few scratch wallets of this very database, all at once; then the sums, the codes and the chains are checked. The wallets are in the test currency XTS, which appears in no list that does not ask for it. One storm at a time: 409 while another one is under way.
         */
        post: operations["runStorm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topups/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a top-up back
         * @description By the provider with which it was paid, and out of the wallet: no more than is left of it there. To give back what was spent as well, refund the payment itself (`POST /admin/payments/{payment_id}/refund`): what the wallet lacks is listed among the failed compensations then.
         */
        post: operations["refundTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a top-up
         * @description With what is left of it in the wallet. It is refunded as any payment is, by the store's own `POST /admin/payments/{payment_id}/refund`; the wallet gives back what it still has of it, and the rest is listed among the failed compensations.
         */
        get: operations["getTopUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List top-ups
         * @description What customers paid in, or began to, newest first: also what a provider declined and what was never completed.
         */
        get: operations["listTopUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpaid-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders without money
         * @description Orders of the last thirty days that stand although every payment with the wallet for them was cancelled or never asked for, or although the wallet has not paid the part of them that it was to pay. Every minute the wallet is asked again; what it refuses stays here.
         */
        get: operations["listUnpaidOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries to a webhook endpoint
         * @description Newest first, with every attempt; kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook endpoint
         * @description Posts a signed `wallet.ping` once and answers how it went, after at most 15 seconds. Reaches disabled endpoints as well.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook endpoint a new secret
         * @description Both secrets sign for a day, so that the receiver can change over in peace.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook endpoint */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description What waited for it is not delivered any more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Fields that are absent stay as they are.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Oldest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description It gets every event of the types it asks for that happens from now on, signed as Standard Webhooks 1.0 describes with the secret that is shown here only.
         */
        post: operations["createWebhook"];
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
        /** @description Who gave or took which access. */
        AccessAuditRecord: {
            id: number;
            at: components["schemas"]["Instant"];
            /**
             * @description Who did it; `database:` and a role when it was done by hand.
             * @example user:user_01J9ZJ6V2T
             */
            actor: string;
            /**
             * @description `restored`, `changed` and `deleted` of credentials and grants are done by hand in the database alone.
             * @enum {string}
             */
            action: "application_password.created" | "application_password.revoked" | "application_password.restored" | "application_password.changed" | "application_password.deleted" | "api_key.created" | "api_key.revoked" | "api_key.restored" | "api_key.changed" | "api_key.deleted" | "grant.created" | "grant.revoked" | "grant.restored" | "grant.changed" | "grant.deleted" | "wallet.frozen" | "wallet.unfrozen" | "wallet.expiry_moved" | "reward_rule.created" | "reward_rule.changed" | "reward_rule.deleted" | "referral_code.rotated" | "expiry_rule.created" | "expiry_rule.ended";
            /** @description The credential or grant, or the number of the wallet or the reward rule. */
            object_id: string;
            /** @description Whose access it is; null for a key that acts for the shop. */
            subject_type: ("user" | "customer" | "api_key") | null;
            subject_id: string | null;
            /** @description Name and scope of the credential, or the capability; for a change also what it replaced (`scope_before`). Of a freeze its reason; of a reward rule its type and name, and which fields were `changed`. */
            details: {
                [key: string]: string;
            };
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
        /** @description An application password, without the password. */
        ApplicationPassword: {
            /** @example apw_5f0c */
            id: string;
            name: string;
            /** @enum {string} */
            owner_type: "user" | "customer";
            /** @description Whose rights it has: the store's id. */
            owner_id: string;
            /** @description The public number when it is a customer. */
            user_id: number | null;
            /** @description What to sign in with beside it: the owner's e-mail address; null: they are gone. */
            username: string | null;
            /** @example user:user_01J9ZJ6V2T */
            created_by: string;
            created_at: components["schemas"]["Instant"];
            /** @description To the minute; null when it was never used. */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        ApplicationPasswordRequest: {
            /** @description What you call it, to know it again in the list. */
            name: string;
            /**
             * @description Whose rights it has: a customer's number or id, or the id of a user of the dashboard. Yourself when absent.
             * @example 12
             * @example cus_01
             * @example user_01
             */
            user_id?: number | string;
        };
        /** @description Something that one person asked for and that a second has to agree to. */
        Approval: {
            /** @description An integer identifier. */
            id: number;
            /**
             * @description What was asked for.
             * @enum {string}
             */
            operation: "credit" | "debit" | "hold_commit" | "reversal" | "transfer" | "codes" | "withdrawal";
            status: components["schemas"]["ApprovalStatus"];
            /** @description In minor units; of codes what all of them can pay. */
            amount: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description Null for codes, and for a wallet that the credit would open. */
            wallet_id: number | null;
            /** @example cus_01 */
            customer_id: string | null;
            withdrawal_id: number | null;
            reason: string;
            /** @example user:user_01 */
            requested_by: string;
            decided_by: string | null;
            decided_at: components["schemas"]["Instant"] | null;
            /** @description Why it was rejected. */
            decision_reason: string | null;
            /** @description Why it could not be carried out. */
            failure: {
                code: string;
                message: string;
            } | null;
            /** @description The entry that it became. */
            transaction_id: number | null;
            /** @description Until when somebody can decide. */
            expires_at: components["schemas"]["Instant"];
            created_at: components["schemas"]["Instant"];
        };
        ApprovalRejection: {
            /**
             * @description For whoever asked.
             * @example Twice the amount of the complaint
             */
            reason: string;
        };
        /**
         * @description `pending`: nothing has moved; `approved`: a second person agreed, it is being carried out; `executed`; `failed`: it could not be, `failure` says why; `rejected`; `expired`.
         * @enum {string}
         */
        ApprovalStatus: "pending" | "approved" | "executed" | "failed" | "rejected" | "expired";
        /** @description What comes back of a credit when it lapses, by the store's rules as they are now. */
        AtExpiry: {
            /**
             * @description It lasts longer as it is, or a part of it comes back as promotional money.
             * @enum {string}
             */
            action: "extend" | "convert";
            /** @description What would come back if nothing of it were spent. */
            amount: components["schemas"]["AmountOut"];
            /** @description Until when that could be spent. */
            expiry_date: components["schemas"]["Instant"];
        };
        /** @description Attempts to move money that one control stopped within one minute. */
        BlockedAttempts: {
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description What stopped it.
             * @enum {string}
             */
            control: "kyc" | "spending_limit" | "velocity" | "step_up";
            /** @description When the minute began. */
            minute: components["schemas"]["Instant"];
            /** @description How many within the minute. */
            attempts: number;
            /**
             * @description Of the last of them.
             * @example transfer
             */
            operation: string;
            amount: components["schemas"]["AmountOut"];
            /** @example customer:cus_01J9ZJ6V2T */
            actor: string;
        };
        /** @description The signed state of all wallets at one instant. */
        Checkpoint: {
            /** @description From 1, without gaps. */
            number: number;
            /** @description SHA-256 of `body`, hexadecimal. */
            hash: string;
            /** @description What is signed, byte for byte: JSON. */
            body: string;
            /** @description Ed25519 over `body`, base64. */
            signature: string;
            key_id: number;
            /** @description PEM; null when the key is no longer configured. */
            public_key: string | null;
            wallets: number;
            entries: number;
            /** @description Merkle root over the heads of all wallets. */
            root: string;
            totals: {
                currency: string;
                /** @description What all wallets hold, in the currency's minor unit; it may be longer than the largest amount of one. */
                balance: string;
            }[];
            created_at: components["schemas"]["Instant"];
        };
        /**
         * @description An ISO 4217 currency code.
         * @example EUR
         */
        CurrencyCode: string;
        /** @description A customer's code, what came of it, and who brought them. */
        CustomerReferrals: {
            /**
             * @description The customer's own code, the same until staff give another; null until there is something to be had.
             * @example REF-3V2E-DDBY-7VAB-S0QS
             */
            code: string | null;
            /** @description Friends by what they brought the customer; in numbers only. */
            friends: {
                /** @description How many took the code. */
                invited: number;
                /** @description Who have not paid for an order yet. */
                open: number;
                /** @description Whose reward waits until goods can't be returned. */
                pending: number;
                /** @description Whose reward was credited. */
                awarded: number;
                /** @description Whose reward went back with their order. */
                taken_back: number;
            };
            /** @description For how many friends the customer got nothing, by the reason. */
            not_counted: {
                [key: string]: number;
            };
            /** @description What the customer gets for friends. */
            amounts: {
                /**
                 * @description ISO 4217 code.
                 * @example EUR
                 */
                currency: string;
                pending: components["schemas"]["AmountOut"];
                /** @description Less what was taken back. */
                awarded: components["schemas"]["AmountOut"];
            }[];
            /** @description How the customer was brought by another; null when nobody has. */
            referred: {
                status: components["schemas"]["ReferralStatus"];
                reason: components["schemas"]["ReferralReason"] | null;
                /** @description When the code was taken. */
                created_at: components["schemas"]["Instant"];
                decided_at: components["schemas"]["Instant"] | null;
            } | null;
            /** @example cus_01 */
            customer_id: string;
            /**
             * @description Who brought them; null when nobody has.
             * @example cus_02
             */
            referrer_id: string | null;
        };
        /** @description One finding about the store's configuration or health. */
        Diagnosis: {
            check: string;
            /** @enum {string} */
            status: "ok" | "warning" | "failure";
            found: string;
            /** @description What to do; null when all is well. */
            advice: string | null;
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
        /** @description A credit with money left that lapses. */
        ExpiringCredit: {
            /** @description An integer identifier. */
            lot_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description The owning customer's public number. */
            user_id: number;
            /** @example cus_01 */
            customer_id: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @enum {string} */
            purpose: "general" | "paid" | "promotional" | "refund" | "gift";
            /** @description What would lapse if nothing of it were spent. */
            remaining: components["schemas"]["AmountOut"];
            expiry_date: components["schemas"]["Instant"];
            /** @description What comes back of it by a rule when it lapses; null for nothing. */
            at_expiry: components["schemas"]["AtExpiry"] | null;
        };
        /** @description What becomes of credits when they lapse. */
        ExpiryRule: {
            /** @description An integer identifier. */
            id: number;
            /** @enum {string} */
            action: "extend" | "convert" | "forfeit";
            /** @description How long after it lapsed what comes back can be spent; null where nothing does. */
            days: number | null;
            /** @description Of `convert`: the part that comes back, in hundredths of a percent. */
            basis_points: number | null;
            /** @description Null: for all. */
            currency: string | null;
            /** @description Null: for all. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description It is for what lapses from then on. */
            starts_at: components["schemas"]["Instant"];
            /** @description For what lapses before then; null: until it is ended. */
            ends_at: components["schemas"]["Instant"] | null;
            created_by: string;
            created_at: components["schemas"]["Instant"];
            /** @description Who ended it, if somebody did. */
            ended_by: string | null;
        };
        /** @description What a workflow booked that failed afterwards, and that could not be undone. */
        FailedCompensation: {
            /** @description An integer identifier. */
            id: number;
            /**
             * @description `resolved` once staff said so, the transaction is reversed in whole or was sent back, or the hold has ended with nothing of it spent.
             * @enum {string}
             */
            status: "open" | "resolved";
            /** @description What stands; of a transfer, the sender's. Null when codes or a hold stand. */
            transaction_id: number | null;
            wallet_id: number | null;
            /** @description The batch of redemption codes that stands, with those of it that were made. */
            code_batch_id: number | null;
            /** @description The hold that stands, or of which a part was committed. */
            hold_id: number | null;
            amount: components["schemas"]["AmountOut"] | null;
            currency: string | null;
            /** @description How much of the transaction is reversed by now. */
            reversed: components["schemas"]["AmountOut"];
            /**
             * @description The ledger's refusal, or the database's SQLSTATE.
             * @example insufficient_balance
             * @example 55P03
             */
            code: string;
            /** @description Why it could not be taken back, in words. */
            message: string;
            created_at: components["schemas"]["Instant"];
            resolved_at: components["schemas"]["Instant"] | null;
            /** @example user:user_01J9ZJ6V2T */
            resolved_by: string | null;
        };
        /** @description A capability that somebody was given. */
        Grant: {
            /** @example grant_5f0c */
            id: string;
            /** @enum {string} */
            subject_type: "user" | "customer" | "api_key";
            /** @description The store's id, or that of a store API key. */
            subject_id: string;
            /** @description The public number when it is a customer. */
            user_id: number | null;
            /** @enum {string} */
            capability: "wallet_read_wallets" | "wallet_write_wallets";
            /** @example user:user_01J9ZJ6V2T */
            created_by: string;
            created_at: components["schemas"]["Instant"];
        };
        GrantRequest: {
            /**
             * @description `user` is whoever `subject_id` names, customer or user of the dashboard.
             * @enum {string}
             */
            subject_type: "user" | "customer" | "api_key";
            /**
             * @description A customer's number or id, a user's id, or a store API key's id.
             * @example 12
             * @example cus_01
             * @example akey_01
             */
            subject_id: number | string;
            /**
             * @description `wallet_read_wallets`: read any wallet and its transactions. `wallet_write_wallets`: credit, debit and change any wallet.
             * @enum {string}
             */
            capability: "wallet_read_wallets" | "wallet_write_wallets";
        };
        /** @description A list of balances, or of what wallets did, that comes in from elsewhere. */
        Import: {
            /** @description An integer identifier. */
            id: number;
            /** @description What the list is called: a row of it is booked once, however often it comes in. */
            name: string;
            /** @enum {string} */
            kind: "balances" | "history";
            /** @example terawallet */
            source: string;
            /**
             * @description `reading`; `checking`: each row is tried as if; `checked`: it can be booked; `booking`; `done`.
             * @enum {string}
             */
            status: "reading" | "checking" | "checked" | "booking" | "done";
            /** @example user:user_01 */
            created_by: string;
            booked_by: string | null;
            sums: components["schemas"]["ImportSum"][];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description What the rows of one currency and state add up to. */
        ImportSum: {
            /** @description Null of rows that can't be read. */
            currency: string | null;
            /**
             * @description `waiting`; `good`: it can be booked; `booked`; `there`: an import before has booked it; `empty`: it is of 0; `refused`.
             * @enum {string}
             */
            status: "waiting" | "good" | "booked" | "there" | "empty" | "refused";
            rows: number;
            /** @description Minor units. */
            incoming: string;
            /** @description Minor units, of a history. */
            outgoing: string;
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
        /** @description A line of the journal, in minor units; one of `debit` and `credit` is 0. */
        JournalLine: {
            /** @example WALLET-20261031-EUR */
            journal_no: string;
            /** Format: date */
            date: string;
            account: string;
            debit: string;
            credit: string;
            currency: string;
            /** @enum {string} */
            use: "liability" | "credit" | "import" | "topup" | "cashback" | "milestone" | "referral" | "debit" | "adjustment" | "withdrawal" | "expiry";
            /** @enum {string} */
            purpose: "general" | "paid" | "promotional" | "refund" | "gift";
            entries: number;
            description: string;
        };
        /** @description Where a page stands in its list. */
        ListMeta: {
            /** @description Records that match, over all pages. */
            total: number;
            total_pages: number;
            page: number;
            per_page: number;
        };
        /** @description A month of the store's calendar, in its time zone. */
        ListedMonth: {
            /** @example 2026-10 */
            month: string;
            /** @enum {string} */
            status: "running" | "open" | "closed";
            closing: components["schemas"]["MonthClosing"] | null;
        };
        /** @description A payment that fills a wallet, as staff see it; amounts in minor units. */
        ListedTopUp: {
            /**
             * @description Also the payment collection's id in the store.
             * @example pay_col_01
             */
            id: string;
            /**
             * @description `pending` until the provider has taken the money; a `failed` one may still be completed by the customer.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed";
            /** @example cus_01 */
            customer_id: string;
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What the customer wanted to pay in. */
            amount: components["schemas"]["AmountOut"];
            /** @description What the provider has taken, and the wallet got. */
            captured: components["schemas"]["AmountOut"];
            /** @description What of that the provider gave back. */
            refunded: components["schemas"]["AmountOut"];
            /**
             * @description With what it is paid.
             * @example pp_stripe_stripe
             */
            provider_id: string | null;
            /**
             * @description The payment in the store that was captured; null before that.
             * @example pay_01
             */
            payment_id: string | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @description A request and its answer, with secrets and codes masked. */
        LoggedRequest: {
            id: number;
            at: components["schemas"]["Instant"];
            /** @description The answer's `X-Request-Id`. */
            request_id: string;
            method: string;
            path: string;
            /** @description The operation's id; `null` when there was no such path or method. */
            operation: string | null;
            /**
             * @description Who sent it; `guest` for nobody, or a credential that did not hold.
             * @example customer:cus_01J9ZJ6V2T
             */
            identity: string;
            /** @description `null` when the client went away before it was answered. */
            status: number | null;
            /** @description Milliseconds from arrival to answer. */
            duration_ms: number;
            query: {
                [key: string]: unknown;
            } | null;
            /** @description `null`: there was none, or it was no JSON. */
            request_body: unknown;
            /** @description `null`: there was none, or it was a stream. */
            response_body: unknown;
        };
        /** @description When and with what a month was closed. */
        MonthClosing: {
            /** @description From 1: a month can be closed again. */
            revision: number;
            time_zone: string;
            /**
             * @description Key of an identity.
             * @example user:user_01
             */
            closed_by: string;
            closed_at: components["schemas"]["Instant"];
            /** @description Whether every tie-out agreed. */
            ok: boolean;
        };
        /** @description The books of a month, as they were closed or as they stand. */
        MonthReport: {
            month: string;
            from: components["schemas"]["Instant"];
            /** @description Exclusive: when the next month begins. */
            to: components["schemas"]["Instant"];
            time_zone: string;
            /**
             * @description `running`: not over. `open`: over and not closed.
             * @enum {string}
             */
            status: "running" | "open" | "closed";
            /** @description Null while the month is not closed. */
            closing: components["schemas"]["MonthClosing"] | null;
            /** @description How many entries were booked. */
            entries: number;
            data: components["schemas"]["RollForward"][];
            tie_outs: components["schemas"]["TieOut"][];
            /** @description What the journal needs an account for and has none; empty without any accounts. */
            unmapped: string[];
            /** @description Where `datev_consultant` is set: accounts that are no numbers as DATEV has them, without which there is no file for it, and currencies with more than two decimals, which it lacks. */
            not_for_datev: {
                accounts: string[];
                currencies: string[];
            };
            /** @description Whether the packet has journals. */
            has_journal: boolean;
        };
        /** @description An application password with the password. */
        NewApplicationPassword: {
            /** @example apw_5f0c */
            id: string;
            name: string;
            /** @enum {string} */
            owner_type: "user" | "customer";
            /** @description Whose rights it has: the store's id. */
            owner_id: string;
            /** @description The public number when it is a customer. */
            user_id: number | null;
            /** @description What to sign in with beside it: the owner's e-mail address; null: they are gone. */
            username: string | null;
            /** @description Shown now and never again; spaces don't matter. */
            password: string;
            /** @example user:user_01J9ZJ6V2T */
            created_by: string;
            created_at: components["schemas"]["Instant"];
            /** @description To the minute; null when it was never used. */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        NewExpiryRule: {
            /**
             * @description `extend`: the credit lasts `days` longer, as it is. `convert`: of it, `basis_points` come back as promotional money for `days`. `forfeit`: nothing comes back, for what a broader rule would give something.
             * @enum {string}
             */
            action: "extend" | "convert" | "forfeit";
            /** @description Of `extend` and `convert`, each of 24 hours from when the credit lapses. */
            days?: number;
            /**
             * @description Of `convert`, hundredths of a percent: 5000 is half.
             * @example 5000
             */
            basis_points?: number;
            /** @description For credits in it; for all when absent. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description For credits of it; for all when absent.
             * @enum {string}
             */
            purpose?: "general" | "paid" | "promotional" | "refund" | "gift";
            /** @description For what lapses from then on, ten seconds from now at the earliest; a date is the end of that day. */
            starts_at?: components["schemas"]["IsoDateTime"];
            /** @description For what lapses before then; a date is the end of that day. Without end when absent. */
            ends_at?: components["schemas"]["IsoDateTime"];
        };
        NewRewardRule: {
            type: components["schemas"]["RewardRuleType"];
            /** @description One of the store's currencies; its default currency when absent. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description For staff and customers; the reason of the entries.
             * @example 5 % back
             */
            name: string;
            /** @description Off, orders that are found paid meanwhile earn nothing by it. */
            active?: boolean;
            /** @description Orders placed from then on; a date is the beginning of that day. A rule never reaches back behind the instant that it was made at. */
            starts_at?: components["schemas"]["IsoDateTime"];
            /** @description Orders placed before then; a date is the end of that day. Null: without end. */
            ends_at?: components["schemas"]["IsoDateTime"] | null;
            /** @description The higher goes first. */
            priority?: number;
            /** @description Paid beside other rules, as milestones and referrals always are. Of the rules that are not, an order earns one: the first by priority that gives anything. */
            stackable?: boolean;
            /**
             * @description Of `cashback`, hundredths of a percent: 500 is 5 %.
             * @example 500
             */
            basis_points?: number | null;
            /** @description Of `cashback` per order, at most what its goods cost; of a `milestone` each time that `every` is reached. */
            fixed_amount?: components["schemas"]["PositiveAmount"] | null;
            /** @description Of `cashback`. */
            cap_per_order?: components["schemas"]["PositiveAmount"] | null;
            /** @description Of a `referral`, for the first paid order of a friend; null for nothing. One of both sides gets something. */
            referrer_gets?: {
                /**
                 * @description Hundredths of a percent of the goods; either this or `fixed_amount`.
                 * @default null
                 * @example 1000
                 */
                basis_points?: number | null;
                /** @description At most what the goods cost. */
                fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                /** @description At most so much. */
                cap_per_order?: components["schemas"]["PositiveAmount"] | null;
            } | null;
            /** @description The same for the friend. */
            friend_gets?: {
                /**
                 * @description Hundredths of a percent of the goods; either this or `fixed_amount`.
                 * @default null
                 * @example 1000
                 */
                basis_points?: number | null;
                /** @description At most what the goods cost. */
                fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                /** @description At most so much. */
                cap_per_order?: components["schemas"]["PositiveAmount"] | null;
            } | null;
            /** @description Of a `referral`: for how many friends a referrer is paid; the friend gets theirs all the same. */
            friends_limit?: number | null;
            /** @description Counted in any so many days; null: for all time. */
            friends_limit_days?: number | null;
            /** @description Over all orders; the last award shrinks to what is left. */
            cap_per_customer?: components["schemas"]["PositiveAmount"] | null;
            /** @description What all goods of the order cost at least, after discounts and without tax. */
            minimum_order?: components["schemas"]["Amount"];
            /** @description Goods that are any of these, or in any category or collection named. */
            product_ids?: string[];
            /** @description With all categories below. */
            category_ids?: string[];
            /** @description See `product_ids`. */
            collection_ids?: string[];
            /** @description Customers in any of these; everybody when empty. */
            customer_group_ids?: string[];
            /**
             * @description Days from the payment to the credit: as long as goods can be returned.
             * @example 14
             */
            waiting_days?: number;
            /** @description How many days the credit can be spent; null for ever. */
            expires_days?: number | null;
            /** @description What all awards together may come to. An award that does not fit is refused. */
            budget?: components["schemas"]["PositiveAmount"] | null;
            counts?: components["schemas"]["RewardCounted"] | null;
            /** @description Of a `milestone`: each time that so much has come together, in minor units or orders, `fixed_amount` is given. Can't be changed. */
            every?: components["schemas"]["PositiveAmount"] | null;
            /** @description Of a `milestone`, in place of `every`: what is given once, when so much has come together, each more than the one before. Can't be changed. */
            tiers?: {
                threshold: components["schemas"]["PositiveAmount"];
                amount: components["schemas"]["PositiveAmount"];
            }[];
        };
        NewRuleDryRun: {
            /** @description Orders placed from then on, 90 days back when absent; a date is the beginning of that day. */
            after?: components["schemas"]["IsoDateTime"];
            /** @description Orders placed before; now when absent. */
            before?: components["schemas"]["IsoDateTime"];
            /**
             * @description By what `periods` counts: `day` when absent.
             * @enum {string}
             */
            interval?: "day" | "month";
            /** @description As in `POST /rules`. */
            rule: {
                type: components["schemas"]["RewardRuleType"];
                /** @description One of the store's currencies; its default currency when absent. */
                currency?: components["schemas"]["CurrencyCode"];
                /**
                 * @description For staff and customers; the reason of the entries.
                 * @example 5 % back
                 */
                name: string;
                /** @description Off, orders that are found paid meanwhile earn nothing by it. */
                active?: boolean;
                /** @description Orders placed from then on; a date is the beginning of that day. A rule never reaches back behind the instant that it was made at. */
                starts_at?: components["schemas"]["IsoDateTime"];
                /** @description Orders placed before then; a date is the end of that day. Null: without end. */
                ends_at?: components["schemas"]["IsoDateTime"] | null;
                /** @description The higher goes first. */
                priority?: number;
                /** @description Paid beside other rules, as milestones and referrals always are. Of the rules that are not, an order earns one: the first by priority that gives anything. */
                stackable?: boolean;
                /**
                 * @description Of `cashback`, hundredths of a percent: 500 is 5 %.
                 * @example 500
                 */
                basis_points?: number | null;
                /** @description Of `cashback` per order, at most what its goods cost; of a `milestone` each time that `every` is reached. */
                fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                /** @description Of `cashback`. */
                cap_per_order?: components["schemas"]["PositiveAmount"] | null;
                /** @description Of a `referral`, for the first paid order of a friend; null for nothing. One of both sides gets something. */
                referrer_gets?: {
                    /**
                     * @description Hundredths of a percent of the goods; either this or `fixed_amount`.
                     * @default null
                     * @example 1000
                     */
                    basis_points?: number | null;
                    /** @description At most what the goods cost. */
                    fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                    /** @description At most so much. */
                    cap_per_order?: components["schemas"]["PositiveAmount"] | null;
                } | null;
                /** @description The same for the friend. */
                friend_gets?: {
                    /**
                     * @description Hundredths of a percent of the goods; either this or `fixed_amount`.
                     * @default null
                     * @example 1000
                     */
                    basis_points?: number | null;
                    /** @description At most what the goods cost. */
                    fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                    /** @description At most so much. */
                    cap_per_order?: components["schemas"]["PositiveAmount"] | null;
                } | null;
                /** @description Of a `referral`: for how many friends a referrer is paid; the friend gets theirs all the same. */
                friends_limit?: number | null;
                /** @description Counted in any so many days; null: for all time. */
                friends_limit_days?: number | null;
                /** @description Over all orders; the last award shrinks to what is left. */
                cap_per_customer?: components["schemas"]["PositiveAmount"] | null;
                /** @description What all goods of the order cost at least, after discounts and without tax. */
                minimum_order?: components["schemas"]["Amount"];
                /** @description Goods that are any of these, or in any category or collection named. */
                product_ids?: string[];
                /** @description With all categories below. */
                category_ids?: string[];
                /** @description See `product_ids`. */
                collection_ids?: string[];
                /** @description Customers in any of these; everybody when empty. */
                customer_group_ids?: string[];
                /**
                 * @description Days from the payment to the credit: as long as goods can be returned.
                 * @example 14
                 */
                waiting_days?: number;
                /** @description How many days the credit can be spent; null for ever. */
                expires_days?: number | null;
                /** @description What all awards together may come to. An award that does not fit is refused. */
                budget?: components["schemas"]["PositiveAmount"] | null;
                counts?: components["schemas"]["RewardCounted"] | null;
                /** @description Of a `milestone`: each time that so much has come together, in minor units or orders, `fixed_amount` is given. Can't be changed. */
                every?: components["schemas"]["PositiveAmount"] | null;
                /** @description Of a `milestone`, in place of `every`: what is given once, when so much has come together, each more than the one before. Can't be changed. */
                tiers?: {
                    threshold: components["schemas"]["PositiveAmount"];
                    amount: components["schemas"]["PositiveAmount"];
                }[];
            };
        };
        /** @description A store API key with key and secret. */
        NewStoreApiKey: {
            /** @example akey_5f0c */
            id: string;
            name: string;
            /** @enum {string} */
            scope: "read" | "write" | "read_write";
            /** @description Whom it acts for; null is the shop. */
            owner_type: ("user" | "customer") | null;
            owner_id: string | null;
            /** @description The public number when it is a customer. */
            user_id: number | null;
            /** @description Shown now and never again. */
            consumer_key: string;
            /** @description Shown now and never again. */
            consumer_secret: string;
            /** @description The key's last seven characters. */
            consumer_key_ending: string;
            /** @example user:user_01J9ZJ6V2T */
            created_by: string;
            created_at: components["schemas"]["Instant"];
            /** @description To the minute; null when it was never used. */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        NewWebhook: {
            /**
             * @description Where events are posted to: https, on the public internet.
             * @example https://example.com/hooks/wallet
             */
            url: string;
            /** @description Types that the endpoint wants; `*` is every one. */
            events?: ("*" | "wallet.created" | "wallet.updated" | "wallet.credited" | "wallet.debited" | "wallet.topup.completed" | "wallet.topup.failed" | "wallet.reload.triggered" | "wallet.transfer.sent" | "wallet.transfer.received" | "wallet.withdrawal.requested" | "wallet.withdrawal.approved" | "wallet.withdrawal.rejected" | "wallet.redemption_code.created" | "wallet.redemption_code.redeemed" | "wallet.cashback.awarded" | "wallet.milestone.awarded" | "wallet.referral.rewarded" | "wallet.credit.expiring" | "wallet.credit.expired" | "wallet.spending_limit.blocked" | "wallet.ledger.checkpoint")[];
            /** @description For people. */
            description?: string | null;
        };
        /** @description What wallets have to do with an order. */
        OrderMoney: {
            /** @description The order's number. */
            order_id: number;
            /** @example order_01 */
            medusa_order_id: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What of the order a wallet is to pay, beside its other payments. */
            applied: components["schemas"]["AmountOut"];
            /** @description What is set aside for that and not taken yet. */
            held: components["schemas"]["AmountOut"];
            /** @description What was taken from wallets for the order, by that part and by payments. */
            committed: components["schemas"]["AmountOut"];
            /** @description What of that came back. */
            given_back: components["schemas"]["AmountOut"];
            /** @description What was refunded to the wallet, whatever the order was paid with. */
            refunded: components["schemas"]["AmountOut"];
            /** @description What can still be refunded to the wallet; 0 for a guest's order. */
            refundable: components["schemas"]["AmountOut"];
            /** @description What of `refundable` the order has taken too much, after an edit, a return, a claim or an exchange. */
            difference: components["schemas"]["AmountOut"];
            /** @description What the order is owed and its customer's wallet can be charged with. */
            chargeable: components["schemas"]["AmountOut"];
            /** @description Why it can't be charged, though the order is owed something. */
            obstacle: ("canceled" | "without_wallet" | "without_provider" | "given_back" | "without_customer") | null;
            /** @description What can be spent of that wallet; null where there is none. */
            balance: components["schemas"]["AmountOut"] | null;
            /** @description What of `refundable` earns the bonus for choosing the wallet. */
            bonus_base: components["schemas"]["AmountOut"];
            /** @description That bonus, in hundredths of a percent; 0 for none. */
            bonus_basis_points: number;
        };
        /** @description What customers hold of one kind. */
        Owed: {
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /**
             * @description What the credits are for.
             * @enum {string}
             */
            purpose: "general" | "paid" | "promotional" | "refund" | "gift";
            /** @description How many days ago they were credited, at least: 0, 30, 90, 180, 365. */
            from_days: number;
            /** @description How many credits there are. */
            lots: number;
            /** @description What is left of them, in minor units. */
            amount: string;
            /** @description What of that is reserved. */
            held: string;
        };
        /**
         * @description An amount of at least one, in the currency's minor unit, as a string of digits.
         * @example 1050
         */
        PositiveAmount: string & (unknown & unknown);
        /** @description What was redeemed on a day in one currency. */
        RedeemedDay: {
            /**
             * @description A day in the store's time zone, `YYYY-MM-DD`.
             * @example 2026-11-22
             */
            day: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description How many codes were redeemed. */
            redemptions: number;
            /** @description What they were worth, in minor units. */
            amount: string;
        };
        /** @description That a customer took another's code, and what came of it. */
        Referral: {
            /** @description An integer identifier. */
            id: number;
            /**
             * @description Whose code it was.
             * @example cus_01
             */
            referrer_id: string;
            /**
             * @description Who took it.
             * @example cus_02
             */
            friend_id: string;
            status: components["schemas"]["ReferralStatus"];
            reason: components["schemas"]["ReferralReason"] | null;
            /** @description The friend's first paid order, by its number. */
            order_id: number | null;
            /** @example order_01 */
            medusa_order_id: string | null;
            /** @description The rule that decided. */
            rule_id: number | null;
            rule_name: string | null;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string | null;
            /** @description What the referrer gets; null for nothing decided. */
            referrer: {
                /** @description What this side gets, or would have got. */
                amount: components["schemas"]["AmountOut"];
                taken_back: components["schemas"]["AmountOut"];
                status: components["schemas"]["RewardStatus"];
                reason: components["schemas"]["RewardReason"] | null;
            } | null;
            /** @description What the friend gets. */
            friend: {
                /** @description What this side gets, or would have got. */
                amount: components["schemas"]["AmountOut"];
                taken_back: components["schemas"]["AmountOut"];
                status: components["schemas"]["RewardStatus"];
                reason: components["schemas"]["RewardReason"] | null;
            } | null;
            /** @description When the code was taken. */
            created_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["Instant"] | null;
        };
        /** @description What the friend's first paid order is worth to one side. */
        ReferralGrant: {
            /** @description Hundredths of a percent of the goods; or null. */
            basis_points: number | null;
            /** @description In place of that, at most what the goods cost. */
            fixed_amount: components["schemas"]["AmountOut"] | null;
            cap_per_order: components["schemas"]["AmountOut"] | null;
        };
        /**
         * @description Why a friend did not count. `same_address`: an address or telephone number is the referrer's as well; `ordered_before`: the friend had paid for an order by then; `account_closed`: one of both has no account any more; `no_rule`: no rule was for the order; all others as in `RewardReason`.
         * @enum {string}
         */
        ReferralReason: "same_address" | "ordered_before" | "account_closed" | "no_rule" | "not_paid" | "order_canceled" | "minimum_order" | "too_little" | "other_rule" | "customer_cap" | "budget" | "rule_ended" | "friends_limit";
        /**
         * @description Who gets it: the `referrer` who brought a friend, or the `friend`.
         * @enum {string}
         */
        ReferralSide: "referrer" | "friend";
        /**
         * @description `open` until the friend has paid for an order; `counted`: at least one side gets something; `refused`, with the reason.
         * @enum {string}
         */
        ReferralStatus: "open" | "counted" | "refused";
        /** @description What a customer agreed to be charged when their wallet runs low. */
        ReloadAgreement: {
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description The wallet is reloaded when less can be spent. */
            threshold: components["schemas"]["AmountOut"];
            /** @description What is charged each time. */
            amount: components["schemas"]["AmountOut"];
            payment_method: {
                provider_id: string;
                /** @description Null once the customer was erased. */
                id: string | null;
                /**
                 * @description As the provider names it.
                 * @example card
                 */
                type: string | null;
                /** @example visa */
                brand: string | null;
                /** @example 4242 */
                last4: string | null;
                /** @example 8 */
                exp_month: number | null;
                /** @example 2030 */
                exp_year: number | null;
            };
            /** @description What the customer was shown. */
            terms: string | null;
            agreed_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["Instant"] | null;
            /** @description `customer` or `staff` switched it off; `replaced` by another agreement; `method_removed`; `declined` too often in a row; `erased` with the customer. */
            end_reason: ("customer" | "staff" | "replaced" | "method_removed" | "declined" | "erased") | null;
        };
        ReloadFinding: {
            /**
             * @description `ask_provider`: the store asks the provider how this payment stands; `not_charged`: the provider has taken nothing, and the payment is cancelled there; `charged`: the provider has the money, and the wallet gets it. What the store has learned by itself meanwhile counts for more.
             * @enum {string}
             */
            finding: "ask_provider" | "not_charged" | "charged";
            /**
             * @description What you saw, for those who come later.
             * @example Stripe shows pi_3Nq as canceled
             */
            note: string;
        };
        /**
         * @description `queued`; `charging`: the provider has been asked; `captured`: the wallet has the money; `declined`: nothing was taken; `needs_customer`: the provider wants the customer themself; `unknown`: the provider has not said what it did, and is not asked to charge again.
         * @enum {string}
         */
        ReloadState: "queued" | "charging" | "captured" | "declined" | "needs_customer" | "unknown";
        /** @description What one order earns by one rule, or by one step of a milestone. */
        Reward: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            rule_id: number;
            rule_name: string;
            type: components["schemas"]["RewardRuleType"];
            /** @description Of a milestone what had to be reached, in minor units or orders. */
            step: components["schemas"]["AmountOut"] | null;
            /** @description Null for what is not of a referral. */
            side: components["schemas"]["ReferralSide"] | null;
            status: components["schemas"]["RewardStatus"];
            reason: components["schemas"]["RewardReason"] | null;
            /** @description The order's number as people see it; of a milestone the order that reached it. Customers who brought a friend don't see the friend's: null. */
            order_id: number | null;
            /** @example order_01 */
            medusa_order_id: string | null;
            /** @example cus_01 */
            customer_id: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What it was reckoned from: the price of the goods that the rule is for, after discounts, without tax, shipping and what was paid with promotional money. Null as `order_id` is. */
            base: components["schemas"]["AmountOut"] | null;
            /** @description What the order earns, or would have earned. */
            amount: components["schemas"]["AmountOut"];
            /** @description What of that was taken back. */
            taken_back: components["schemas"]["AmountOut"];
            /** @description What should have been taken back as well and was spent or had lapsed. */
            missing: components["schemas"]["AmountOut"];
            /** @description When it is credited, or was to be; null while the order is not paid. */
            pending_until: components["schemas"]["Instant"] | null;
            awarded_at: components["schemas"]["Instant"] | null;
            wallet_id: number | null;
            /** @description The entry that credited it. */
            transaction_id: number | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /**
         * @description What a milestone counts: the base of paid orders in minor units (`spend`), or how many of them there are (`orders`). Can't be changed.
         * @enum {string}
         */
        RewardCounted: "spend" | "orders";
        /** @description What a rule would have cost for orders of the past. */
        RewardDryRun: {
            after: components["schemas"]["Instant"];
            before: components["schemas"]["Instant"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What it would have cost, less what was taken back. */
            cost: components["schemas"]["AmountOut"];
            /** @description How many would have got something. */
            customers: number;
            /** @description How many would have earned something. */
            orders: number;
            /** @description How many orders of the currency were looked at. */
            considered: number;
            /** @description How many of these guests placed: they earn nothing. */
            guests: number;
            /** @description False when there are more than are looked at. */
            complete: boolean;
            /** @description How many orders that the rule is for would have earned nothing, by the reason; of a milestone also how many steps would not have been given. */
            refused: {
                [key: string]: number;
            };
            periods: {
                /**
                 * @description `YYYY-MM-DD` or `YYYY-MM` in the store's time zone.
                 * @example 2026-11-22
                 */
                period: string;
                cost: components["schemas"]["AmountOut"];
                orders: number;
            }[];
        };
        RewardList: {
            data: components["schemas"]["Reward"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Why it is waiting or refused. `not_paid`: the order is not paid in full; `order_canceled` before it was paid; `minimum_order`: its goods cost too little; `too_little`: it comes to nothing, as where all was paid with promotional money; `other_rule`: another rule that excludes this one gave more urgently; `customer_cap`: the customer has had all that the rule gives to one; `budget`: what is left of the rule's budget is less; `rule_ended` while the order was not paid; `friends_limit`: the referrer has had something for as many friends as the rule allows.
         * @enum {string}
         */
        RewardReason: "not_paid" | "order_canceled" | "minimum_order" | "too_little" | "other_rule" | "customer_cap" | "budget" | "rule_ended" | "friends_limit";
        /** @description What the store rewards, with what, and how much of it was given. */
        RewardRule: {
            /** @description An integer identifier. */
            id: number;
            type: components["schemas"]["RewardRuleType"];
            name: string;
            active: boolean;
            starts_at: components["schemas"]["Instant"];
            ends_at: components["schemas"]["Instant"] | null;
            priority: number;
            stackable: boolean;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description Hundredths of a percent; null where a fixed amount is paid. */
            basis_points: number | null;
            /** @description Per order; of a milestone each time that `every` is reached. */
            fixed_amount: components["schemas"]["AmountOut"] | null;
            /** @description Of a referral; null where the referrer gets nothing. */
            referrer_gets: components["schemas"]["ReferralGrant"] | null;
            friend_gets: components["schemas"]["ReferralGrant"] | null;
            /** @description Of a referral: for how many friends a referrer is paid. */
            friends_limit: number | null;
            /** @description In any so many days; null for all time. */
            friends_limit_days: number | null;
            counts: components["schemas"]["RewardCounted"] | null;
            /** @description Of a milestone that is given again and again; in minor units or orders. */
            every: components["schemas"]["AmountOut"] | null;
            /** @description Of a milestone, what is given once each; the lowest first. */
            tiers: {
                threshold: components["schemas"]["AmountOut"];
                amount: components["schemas"]["AmountOut"];
            }[];
            cap_per_order: components["schemas"]["AmountOut"] | null;
            cap_per_customer: components["schemas"]["AmountOut"] | null;
            minimum_order: components["schemas"]["AmountOut"];
            product_ids: string[];
            category_ids: string[];
            collection_ids: string[];
            customer_group_ids: string[];
            waiting_days: number;
            expires_days: number | null;
            budget: components["schemas"]["AmountOut"] | null;
            /** @description What its awards come to, the pending ones too, less what was taken back. */
            spent: components["schemas"]["AmountOut"];
            /** @example user:user_01 */
            created_by: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        RewardRulePatch: {
            /**
             * @description For staff and customers; the reason of the entries.
             * @example 5 % back
             */
            name?: string;
            /** @description Off, orders that are found paid meanwhile earn nothing by it. */
            active?: boolean;
            /** @description Orders placed from then on; a date is the beginning of that day. A rule never reaches back behind the instant that it was made at. */
            starts_at?: components["schemas"]["IsoDateTime"];
            /** @description Orders placed before then; a date is the end of that day. Null: without end. */
            ends_at?: components["schemas"]["IsoDateTime"] | null;
            /** @description The higher goes first. */
            priority?: number;
            /** @description Paid beside other rules, as milestones and referrals always are. Of the rules that are not, an order earns one: the first by priority that gives anything. */
            stackable?: boolean;
            /**
             * @description Of `cashback`, hundredths of a percent: 500 is 5 %.
             * @example 500
             */
            basis_points?: number | null;
            /** @description Of `cashback` per order, at most what its goods cost; of a `milestone` each time that `every` is reached. */
            fixed_amount?: components["schemas"]["PositiveAmount"] | null;
            /** @description Of `cashback`. */
            cap_per_order?: components["schemas"]["PositiveAmount"] | null;
            /** @description Of a `referral`, for the first paid order of a friend; null for nothing. One of both sides gets something. */
            referrer_gets?: {
                /**
                 * @description Hundredths of a percent of the goods; either this or `fixed_amount`.
                 * @default null
                 * @example 1000
                 */
                basis_points?: number | null;
                /** @description At most what the goods cost. */
                fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                /** @description At most so much. */
                cap_per_order?: components["schemas"]["PositiveAmount"] | null;
            } | null;
            /** @description The same for the friend. */
            friend_gets?: {
                /**
                 * @description Hundredths of a percent of the goods; either this or `fixed_amount`.
                 * @default null
                 * @example 1000
                 */
                basis_points?: number | null;
                /** @description At most what the goods cost. */
                fixed_amount?: components["schemas"]["PositiveAmount"] | null;
                /** @description At most so much. */
                cap_per_order?: components["schemas"]["PositiveAmount"] | null;
            } | null;
            /** @description Of a `referral`: for how many friends a referrer is paid; the friend gets theirs all the same. */
            friends_limit?: number | null;
            /** @description Counted in any so many days; null: for all time. */
            friends_limit_days?: number | null;
            /** @description Over all orders; the last award shrinks to what is left. */
            cap_per_customer?: components["schemas"]["PositiveAmount"] | null;
            /** @description What all goods of the order cost at least, after discounts and without tax. */
            minimum_order?: components["schemas"]["Amount"];
            /** @description Goods that are any of these, or in any category or collection named. */
            product_ids?: string[];
            /** @description With all categories below. */
            category_ids?: string[];
            /** @description See `product_ids`. */
            collection_ids?: string[];
            /** @description Customers in any of these; everybody when empty. */
            customer_group_ids?: string[];
            /**
             * @description Days from the payment to the credit: as long as goods can be returned.
             * @example 14
             */
            waiting_days?: number;
            /** @description How many days the credit can be spent; null for ever. */
            expires_days?: number | null;
            /** @description What all awards together may come to. An award that does not fit is refused. */
            budget?: components["schemas"]["PositiveAmount"] | null;
        };
        /**
         * @description What is rewarded: `cashback` for each order, a `milestone` for what a customer's orders come to together, a `referral` for the first paid order of a friend whom a customer has brought; also the type of the transaction that credits it.
         * @enum {string}
         */
        RewardRuleType: "cashback" | "milestone" | "referral";
        /**
         * @description `waiting` for the order to be paid; `pending` until the waiting time is over; `awarded`; `taken_back` once nothing of it is left, because the order was cancelled, returned or refunded; `refused`, with the reason.
         * @enum {string}
         */
        RewardStatus: "waiting" | "pending" | "awarded" | "taken_back" | "refused";
        /** @description What is owed of one kind from the beginning of a period to its end. */
        RollForward: {
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @enum {string} */
            purpose: "general" | "paid" | "promotional" | "refund" | "gift";
            /** @description What was owed, in minor units. */
            opening: string;
            lines: {
                /**
                 * @description What it means for what is owed. `reinstated`: a debit or an expiry was taken back; `taken_back`: a credit was; `adjusted`: staff took it out without an order; `imported`: brought over from another system.
                 * @enum {string}
                 */
                kind: "issued" | "imported" | "reinstated" | "transferred_in" | "redeemed" | "withdrawn" | "expired" | "adjusted" | "taken_back" | "transferred_out";
                /**
                 * @description Of the entries, or of those that they take back.
                 * @enum {string}
                 */
                type: "credit" | "debit" | "topup" | "transfer_in" | "transfer_out" | "cashback" | "milestone" | "referral" | "withdrawal" | "expiry";
                /** @enum {string} */
                direction: "in" | "out";
                entries: number;
                amount: string;
            }[];
            /** @description `opening` with all lines: what is owed then, as it is booked. */
            closing: string;
            /** @description What of `closing` was set aside. */
            held: string;
            /** @description What of `closing` had lapsed by then and was booked as such only afterwards. No balance shows it. */
            lapsed: string;
        };
        RotatedSecret: {
            /** @example whe_2f6a0c5b9d1e4f7a8b3c6d90 */
            id: string;
            /**
             * @description The signing secret (Standard Webhooks), shown here and never again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
             */
            secret: string;
            /** @description Until then every delivery carries both signatures. */
            previous_secret_valid_until: components["schemas"]["Instant"];
        };
        RuleDryRun: {
            /** @description Orders placed from then on, 90 days back when absent; a date is the beginning of that day. */
            after?: components["schemas"]["IsoDateTime"];
            /** @description Orders placed before; now when absent. */
            before?: components["schemas"]["IsoDateTime"];
            /**
             * @description By what `periods` counts: `day` when absent.
             * @enum {string}
             */
            interval?: "day" | "month";
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
        /** @description The settings in effect. */
        Settings: {
            /** @description Serves `/wallet/v1`. Off: every route but `openapi.json`, `docs` and the storefront files answers 503 `wallet_api_disabled`. */
            enable_rest_api: boolean;
            /** @description Refuses requests to `/wallet/v1` that did not come over HTTPS (403 `wallet_https_required`). Turn it on in production; behind a proxy the host's `trust proxy` decides what counts as secure. */
            force_https: boolean;
            /** @description Lets customers send money to each other. Off: 403 `wallet_transfers_disabled`. */
            transfers_enabled: boolean;
            /** @description Lets customers pay for a part of their cart, or all of it, with their wallet, and for the rest in any other way. Off: 403 `wallet_cart_payments_disabled`; what was applied before stays. */
            cart_payments_enabled: boolean;
            /** @description How long money stays set aside for a cart that nobody has touched since, in minutes. */
            cart_hold_minutes: number;
            /** @description What a customer gets on top when an order is refunded to the wallet and not to the card, in hundredths of a percent: 500 is 5 %. Promotional money, for what was not paid with the wallet. 0: nothing. */
            refund_bonus_basis_points: number;
            /** @description For how many days that can be spent. 0: for ever. */
            refund_bonus_days: number;
            /** @description Lets customers fill their wallet with any payment provider of the store but the wallet itself. Off: 403 `wallet_topups_disabled`. */
            topups_enabled: boolean;
            /** @description The least that one top-up may be, in minor units. */
            topup_minimum: string;
            /** @description The most that one top-up may be, in minor units. `0` is no limit. */
            topup_maximum: string;
            /** @description Amounts to suggest for a top-up, in minor units, with commas between: `1000,2500,5000`. */
            topup_suggested: string;
            /** @description Lets customers agree that a saved payment method is charged when their wallet runs low; needs `topups_enabled`. Off: 403 `wallet_auto_reload_disabled`, and nothing is charged, whatever was agreed before. */
            auto_reload_enabled: boolean;
            /** @description The most that is charged automatically of one customer in one currency within 24 hours, in minor units. `0` is no limit. */
            auto_reload_daily_maximum: string;
            /** @description The same within 30 days, in minor units. `0` is no limit. */
            auto_reload_monthly_maximum: string;
            /** @description Lets customers allow agents to spend from their wallet, within limits of theirs. Off: 403 `wallet_allowances_disabled`, and nothing is paid by one, whatever was allowed before. */
            allowances_enabled: boolean;
            /** @description The most that an agent may spend on one purchase, in minor units. `0` is no limit. */
            allowance_maximum: string;
            /** @description How many days before a credit lapses it is announced (`wallet.credit.expiring`), with commas between: once for each. */
            expiry_notice_days: string;
            /** @description E-mails customers too, through the store's notification provider, template `wallet-credit-expiring`. Each customer can switch it off for themselves. */
            expiry_notice_mail: boolean;
            /** @description Lets customers ask for money of their wallet to be paid out. Off: 403 `wallet_withdrawals_disabled`; what was asked for before can still be decided. */
            withdrawals_enabled: boolean;
            /** @description The least that one withdrawal may be, in minor units. */
            withdrawal_minimum: string;
            /** @description The most that one withdrawal may be, in minor units. `0` is no limit. */
            withdrawal_maximum: string;
            /** @description Above which amounts a second person of the staff has to agree, by currency and in minor units: `EUR:50000,JPY:60000`. It concerns what staff credit, debit, reverse and transfer, the codes they generate and the withdrawals they approve. Empty: never. */
            second_person_above: string;
            /** @description For how many hours something waits for the second person. */
            second_person_hours: number;
            /** @description Asks for a second person also where one of the shop's own keys moves so much. Off: whoever has such a key, or may make one, needs nobody else. */
            second_person_for_keys: boolean;
            /** @description Accounts of the journal: `liability=2400;topup=1360;credit.refund=4730`, by use or by use and purpose. Uses: liability, credit, import, topup, cashback, milestone, referral, debit, adjustment, withdrawal, expiry. */
            journal_accounts: string;
            /** @description The name of the tax rate that journals for Xero say, as the organisation there has it. */
            xero_tax_rate: string;
            /** @description The tax consultant's number at DATEV, 1001 to 9999999. 0: no files for DATEV. */
            datev_consultant: number;
            /** @description The client's number at DATEV. */
            datev_client: number;
            /** @description The month in which the fiscal year begins, for DATEV. */
            datev_fiscal_year_month: number;
            /** @description How many digits accounts have at DATEV. */
            datev_account_length: number;
            /** @description Requests per minute and identity (guests: per address). 0 switches the limit off. */
            rate_limit_per_minute: number;
            /** @description Attempts per minute and customer to redeem a code, and failures per minute and address to redeem one or to name a recipient; a failure counts twice. 0 switches the limit off, and with it what keeps codes from being guessed. */
            redeem_rate_limit_per_minute: number;
            /** @description Debits, withdrawals, outgoing transfers and holds per wallet within the velocity window. 0 switches the cap off. */
            velocity_max_debits: number;
            /** @description Length of the rolling velocity window, in seconds. */
            velocity_window_seconds: number;
            /** @description Holds users of the dashboard and server keys to the velocity cap as well. */
            limits_apply_to_managers: boolean;
            /** @description The most that one debit or outgoing transfer may be on a wallet without a limit of its own, in minor units. `0` is no limit. */
            default_spending_limit: string;
            /** @description Operations that need an approved identity verification. */
            kyc_required_for: ("debit" | "transfer" | "redeem" | "withdrawal")[];
            /** @description Amounts above this, in minor units, need the identity verification; `0`: every amount. */
            kyc_threshold: string;
            /** @description Operations that need step-up authentication. */
            step_up_required_for: ("debit" | "transfer" | "redeem" | "withdrawal")[];
            /** @description Amounts from this on, in minor units, need the step-up; `0`: every amount. */
            step_up_threshold: string;
            /** @description How old, in seconds, the host's own multi-factor verification of a sign-in may be to count as step-up. 0: it never does. */
            step_up_mfa_max_age_seconds: number;
            /** @description Writes every request and answer, with secrets and codes masked, to the request log. Meant for integration testing, not for production. */
            audit_log_enabled: boolean;
            /** @description Language tag in which amounts are formatted for people. */
            locale: string;
            /** @description Time zone of the store, as the IANA database names it (`Europe/Berlin`): a date without a time is the end of that day there. */
            time_zone: string;
            /** @description Where each value comes from. */
            sources: {
                /** @enum {string} */
                enable_rest_api: "default" | "option" | "override";
                /** @enum {string} */
                force_https: "default" | "option" | "override";
                /** @enum {string} */
                transfers_enabled: "default" | "option" | "override";
                /** @enum {string} */
                cart_payments_enabled: "default" | "option" | "override";
                /** @enum {string} */
                cart_hold_minutes: "default" | "option" | "override";
                /** @enum {string} */
                refund_bonus_basis_points: "default" | "option" | "override";
                /** @enum {string} */
                refund_bonus_days: "default" | "option" | "override";
                /** @enum {string} */
                topups_enabled: "default" | "option" | "override";
                /** @enum {string} */
                topup_minimum: "default" | "option" | "override";
                /** @enum {string} */
                topup_maximum: "default" | "option" | "override";
                /** @enum {string} */
                topup_suggested: "default" | "option" | "override";
                /** @enum {string} */
                auto_reload_enabled: "default" | "option" | "override";
                /** @enum {string} */
                auto_reload_daily_maximum: "default" | "option" | "override";
                /** @enum {string} */
                auto_reload_monthly_maximum: "default" | "option" | "override";
                /** @enum {string} */
                allowances_enabled: "default" | "option" | "override";
                /** @enum {string} */
                allowance_maximum: "default" | "option" | "override";
                /** @enum {string} */
                expiry_notice_days: "default" | "option" | "override";
                /** @enum {string} */
                expiry_notice_mail: "default" | "option" | "override";
                /** @enum {string} */
                withdrawals_enabled: "default" | "option" | "override";
                /** @enum {string} */
                withdrawal_minimum: "default" | "option" | "override";
                /** @enum {string} */
                withdrawal_maximum: "default" | "option" | "override";
                /** @enum {string} */
                second_person_above: "default" | "option" | "override";
                /** @enum {string} */
                second_person_hours: "default" | "option" | "override";
                /** @enum {string} */
                second_person_for_keys: "default" | "option" | "override";
                /** @enum {string} */
                journal_accounts: "default" | "option" | "override";
                /** @enum {string} */
                xero_tax_rate: "default" | "option" | "override";
                /** @enum {string} */
                datev_consultant: "default" | "option" | "override";
                /** @enum {string} */
                datev_client: "default" | "option" | "override";
                /** @enum {string} */
                datev_fiscal_year_month: "default" | "option" | "override";
                /** @enum {string} */
                datev_account_length: "default" | "option" | "override";
                /** @enum {string} */
                rate_limit_per_minute: "default" | "option" | "override";
                /** @enum {string} */
                redeem_rate_limit_per_minute: "default" | "option" | "override";
                /** @enum {string} */
                velocity_max_debits: "default" | "option" | "override";
                /** @enum {string} */
                velocity_window_seconds: "default" | "option" | "override";
                /** @enum {string} */
                limits_apply_to_managers: "default" | "option" | "override";
                /** @enum {string} */
                default_spending_limit: "default" | "option" | "override";
                /** @enum {string} */
                kyc_required_for: "default" | "option" | "override";
                /** @enum {string} */
                kyc_threshold: "default" | "option" | "override";
                /** @enum {string} */
                step_up_required_for: "default" | "option" | "override";
                /** @enum {string} */
                step_up_threshold: "default" | "option" | "override";
                /** @enum {string} */
                step_up_mfa_max_age_seconds: "default" | "option" | "override";
                /** @enum {string} */
                audit_log_enabled: "default" | "option" | "override";
                /** @enum {string} */
                locale: "default" | "option" | "override";
                /** @enum {string} */
                time_zone: "default" | "option" | "override";
            };
        };
        SettingsChange: {
            /** @description Serves `/wallet/v1`. Off: every route but `openapi.json`, `docs` and the storefront files answers 503 `wallet_api_disabled`. */
            enable_rest_api?: boolean | null;
            /** @description Refuses requests to `/wallet/v1` that did not come over HTTPS (403 `wallet_https_required`). Turn it on in production; behind a proxy the host's `trust proxy` decides what counts as secure. */
            force_https?: boolean | null;
            /** @description Lets customers send money to each other. Off: 403 `wallet_transfers_disabled`. */
            transfers_enabled?: boolean | null;
            /** @description Lets customers pay for a part of their cart, or all of it, with their wallet, and for the rest in any other way. Off: 403 `wallet_cart_payments_disabled`; what was applied before stays. */
            cart_payments_enabled?: boolean | null;
            /** @description How long money stays set aside for a cart that nobody has touched since, in minutes. */
            cart_hold_minutes?: number | null;
            /** @description What a customer gets on top when an order is refunded to the wallet and not to the card, in hundredths of a percent: 500 is 5 %. Promotional money, for what was not paid with the wallet. 0: nothing. */
            refund_bonus_basis_points?: number | null;
            /** @description For how many days that can be spent. 0: for ever. */
            refund_bonus_days?: number | null;
            /** @description Lets customers fill their wallet with any payment provider of the store but the wallet itself. Off: 403 `wallet_topups_disabled`. */
            topups_enabled?: boolean | null;
            /** @description The least that one top-up may be, in minor units. */
            topup_minimum?: string | null;
            /** @description The most that one top-up may be, in minor units. `0` is no limit. */
            topup_maximum?: string | null;
            /** @description Amounts to suggest for a top-up, in minor units, with commas between: `1000,2500,5000`. */
            topup_suggested?: string | null;
            /** @description Lets customers agree that a saved payment method is charged when their wallet runs low; needs `topups_enabled`. Off: 403 `wallet_auto_reload_disabled`, and nothing is charged, whatever was agreed before. */
            auto_reload_enabled?: boolean | null;
            /** @description The most that is charged automatically of one customer in one currency within 24 hours, in minor units. `0` is no limit. */
            auto_reload_daily_maximum?: string | null;
            /** @description The same within 30 days, in minor units. `0` is no limit. */
            auto_reload_monthly_maximum?: string | null;
            /** @description Lets customers allow agents to spend from their wallet, within limits of theirs. Off: 403 `wallet_allowances_disabled`, and nothing is paid by one, whatever was allowed before. */
            allowances_enabled?: boolean | null;
            /** @description The most that an agent may spend on one purchase, in minor units. `0` is no limit. */
            allowance_maximum?: string | null;
            /** @description How many days before a credit lapses it is announced (`wallet.credit.expiring`), with commas between: once for each. */
            expiry_notice_days?: string | null;
            /** @description E-mails customers too, through the store's notification provider, template `wallet-credit-expiring`. Each customer can switch it off for themselves. */
            expiry_notice_mail?: boolean | null;
            /** @description Lets customers ask for money of their wallet to be paid out. Off: 403 `wallet_withdrawals_disabled`; what was asked for before can still be decided. */
            withdrawals_enabled?: boolean | null;
            /** @description The least that one withdrawal may be, in minor units. */
            withdrawal_minimum?: string | null;
            /** @description The most that one withdrawal may be, in minor units. `0` is no limit. */
            withdrawal_maximum?: string | null;
            /** @description Above which amounts a second person of the staff has to agree, by currency and in minor units: `EUR:50000,JPY:60000`. It concerns what staff credit, debit, reverse and transfer, the codes they generate and the withdrawals they approve. Empty: never. */
            second_person_above?: string | null;
            /** @description For how many hours something waits for the second person. */
            second_person_hours?: number | null;
            /** @description Asks for a second person also where one of the shop's own keys moves so much. Off: whoever has such a key, or may make one, needs nobody else. */
            second_person_for_keys?: boolean | null;
            /** @description Accounts of the journal: `liability=2400;topup=1360;credit.refund=4730`, by use or by use and purpose. Uses: liability, credit, import, topup, cashback, milestone, referral, debit, adjustment, withdrawal, expiry. */
            journal_accounts?: string | null;
            /** @description The name of the tax rate that journals for Xero say, as the organisation there has it. */
            xero_tax_rate?: string | null;
            /** @description The tax consultant's number at DATEV, 1001 to 9999999. 0: no files for DATEV. */
            datev_consultant?: number | null;
            /** @description The client's number at DATEV. */
            datev_client?: number | null;
            /** @description The month in which the fiscal year begins, for DATEV. */
            datev_fiscal_year_month?: number | null;
            /** @description How many digits accounts have at DATEV. */
            datev_account_length?: number | null;
            /** @description Requests per minute and identity (guests: per address). 0 switches the limit off. */
            rate_limit_per_minute?: number | null;
            /** @description Attempts per minute and customer to redeem a code, and failures per minute and address to redeem one or to name a recipient; a failure counts twice. 0 switches the limit off, and with it what keeps codes from being guessed. */
            redeem_rate_limit_per_minute?: number | null;
            /** @description Debits, withdrawals, outgoing transfers and holds per wallet within the velocity window. 0 switches the cap off. */
            velocity_max_debits?: number | null;
            /** @description Length of the rolling velocity window, in seconds. */
            velocity_window_seconds?: number | null;
            /** @description Holds users of the dashboard and server keys to the velocity cap as well. */
            limits_apply_to_managers?: boolean | null;
            /** @description The most that one debit or outgoing transfer may be on a wallet without a limit of its own, in minor units. `0` is no limit. */
            default_spending_limit?: string | null;
            /** @description Operations that need an approved identity verification. */
            kyc_required_for?: ("debit" | "transfer" | "redeem" | "withdrawal")[] | null;
            /** @description Amounts above this, in minor units, need the identity verification; `0`: every amount. */
            kyc_threshold?: string | null;
            /** @description Operations that need step-up authentication. */
            step_up_required_for?: ("debit" | "transfer" | "redeem" | "withdrawal")[] | null;
            /** @description Amounts from this on, in minor units, need the step-up; `0`: every amount. */
            step_up_threshold?: string | null;
            /** @description How old, in seconds, the host's own multi-factor verification of a sign-in may be to count as step-up. 0: it never does. */
            step_up_mfa_max_age_seconds?: number | null;
            /** @description Writes every request and answer, with secrets and codes masked, to the request log. Meant for integration testing, not for production. */
            audit_log_enabled?: boolean | null;
            /** @description Language tag in which amounts are formatted for people. */
            locale?: string | null;
            /** @description Time zone of the store, as the IANA database names it (`Europe/Berlin`): a date without a time is the end of that day there. */
            time_zone?: string | null;
        };
        /** @description What an agent may spend from a wallet, as staff see it. */
        StaffAllowance: {
            /** @description An integer identifier. */
            id: number;
            /**
             * @description As you named the agent.
             * @example Shopping agent
             */
            agent: string;
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            per_purchase: components["schemas"]["AmountOut"];
            per_period: components["schemas"]["AmountOut"];
            /**
             * @description How long `per_period` holds: it begins anew with each day, week (on Monday) or month in the store's time zone.
             * @enum {string}
             */
            period: "day" | "week" | "month";
            period_started_at: components["schemas"]["Instant"];
            period_ends_at: components["schemas"]["Instant"];
            /** @description In this period: what is set aside or paid and has not come back. */
            used: components["schemas"]["AmountOut"];
            /** @description Of `per_period`. */
            left: components["schemas"]["AmountOut"];
            /** @description Ids of the categories that may be bought from; none: all. */
            categories: string[];
            /** @enum {string} */
            status: "active" | "expired" | "revoked";
            expires_at: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            revoked_at: components["schemas"]["Instant"] | null;
            /** @example cus_01 */
            customer_id: string;
            /** @description The customer's public number. */
            user_id: number;
            /** @example user:user_01 */
            revoked_by: string | null;
        };
        /** @description One attempt to reload a wallet, as staff see it. */
        StaffReload: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            amount: components["schemas"]["AmountOut"];
            /** @example pp_stripe_stripe */
            provider_id: string;
            state: components["schemas"]["ReloadState"];
            /**
             * @description A word of the provider's or the store's.
             * @example card_declined
             */
            reason: string | null;
            /** @description The top-up that the money comes by. */
            topup_id: string | null;
            /** @description The entry that credited it. */
            transaction_id: number | null;
            queued_at: components["schemas"]["Instant"];
            charged_at: components["schemas"]["Instant"] | null;
            ended_at: components["schemas"]["Instant"] | null;
            /** @example cus_01 */
            customer_id: string;
            /** @description The customer's public number. */
            user_id: number;
            /** @example user:user_01 */
            resolved_by: string | null;
            resolved_at: components["schemas"]["Instant"] | null;
            /** @description What whoever resolved it wrote. */
            note: string | null;
        };
        /** @description A store API key, without key and secret. */
        StoreApiKey: {
            /** @example akey_5f0c */
            id: string;
            name: string;
            /** @enum {string} */
            scope: "read" | "write" | "read_write";
            /** @description Whom it acts for; null is the shop. */
            owner_type: ("user" | "customer") | null;
            owner_id: string | null;
            /** @description The public number when it is a customer. */
            user_id: number | null;
            /** @description Its last seven characters. */
            consumer_key_ending: string;
            /** @example user:user_01J9ZJ6V2T */
            created_by: string;
            created_at: components["schemas"]["Instant"];
            /** @description To the minute; null when it was never used. */
            last_used_at: components["schemas"]["Instant"] | null;
        };
        StoreApiKeyRequest: {
            /** @description What you call it, to know it again in the list. */
            name: string;
            /**
             * @description `read`: `GET` routes. `write`: every route that is not `GET`. `read_write`: all.
             * @enum {string}
             */
            scope: "read" | "write" | "read_write";
            /** @description Whom it acts for, within its scope: a customer's number or id, or the id of a user of the dashboard. The shop when absent: it may do what its scope covers with any wallet. */
            user_id?: (number | string) | null;
        };
        /** @description Whether the ledger kept its promises under fire. */
        StormVerdict: {
            ok: boolean;
            operations: number;
            seconds: number;
            per_second: number;
            outcomes: {
                [key: string]: number;
            };
            checks: {
                name: string;
                ok: boolean;
                detail: string;
            }[];
        };
        /** @description Two ways to the same sum. */
        TieOut: {
            /** @enum {string} */
            name: "balances" | "transfers" | "checkpoint" | "topups" | "wallet_payments" | "credit_lines" | "order_refunds";
            /** @description Null where nothing of the kind was. */
            currency: string | null;
            /** @description What the ledger says, in minor units. */
            ledger: string;
            /** @description What the other side says. */
            other: string;
            /** @description Null where there is no other side. */
            ok: boolean | null;
            /** @description What it is that the two sides say otherwise; at most 100. */
            differences: {
                what: string;
                ledger: string;
                other: string;
            }[];
        };
        /** @description A payment that fills a wallet, with what is left of it. */
        TopUpDetail: {
            /**
             * @description Also the payment collection's id in the store.
             * @example pay_col_01
             */
            id: string;
            /**
             * @description `pending` until the provider has taken the money; a `failed` one may still be completed by the customer.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed";
            /** @example cus_01 */
            customer_id: string;
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What the customer wanted to pay in. */
            amount: components["schemas"]["AmountOut"];
            /** @description What the provider has taken, and the wallet got. */
            captured: components["schemas"]["AmountOut"];
            /** @description What of that the provider gave back. */
            refunded: components["schemas"]["AmountOut"];
            /**
             * @description With what it is paid.
             * @example pp_stripe_stripe
             */
            provider_id: string | null;
            /**
             * @description The payment in the store that was captured; null before that.
             * @example pay_01
             */
            payment_id: string | null;
            created_at: components["schemas"]["Instant"];
            /** @description What of it is still in the wallet, neither spent nor set aside: as much a refund can take back. */
            left: components["schemas"]["AmountOut"];
        };
        TopUpRefundRequest: {
            /** @description Minor units; all that is left of it in the wallet when absent. */
            amount?: components["schemas"]["PositiveAmount"];
            /** @description What of it had been refunded when you looked: a request that is sent twice refunds once, and of two people one is told. */
            refunded?: components["schemas"]["Amount"];
        };
        /** @description An order, or a part of one, that nothing pays for. */
        UnpaidOrder: {
            /** @description The order's number. */
            order_id: number;
            /** @example order_01 */
            medusa_order_id: string;
            /** @example cus_01 */
            customer_id: string | null;
            /**
             * @description `payment_canceled`: every payment with the wallet was cancelled. `payment_interrupted`: the store was stopped after it had placed the order and before it asked for the payment, and the wallet refuses it since; the log has why. The others are about the part of a cart that the wallet was to pay: what it refuses with (`insufficient_balance`, `spending_limit_exceeded`, `wallet_frozen`, `wallet_not_found`); that the cart had changed its currency or become another customer's when it was completed (`currency_changed`, `customer_changed`: the order costs as much more now, to be paid otherwise); or that it failed for another reason, which the log has (`not_settled`).
             * @enum {string}
             */
            reason: "payment_canceled" | "payment_interrupted" | "insufficient_balance" | "spending_limit_exceeded" | "wallet_frozen" | "wallet_not_found" | "currency_changed" | "customer_changed" | "not_settled";
            /**
             * @description The payment that was cancelled; null where there was none.
             * @example pay_01
             */
            payment_id: string | null;
            /** @description What is missing. */
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description When the payment was cancelled; null where there was none. */
            canceled_at: components["schemas"]["Instant"] | null;
            /** @description Since when it is missing: the cancellation, or the placing of the order. */
            since: components["schemas"]["Instant"];
        };
        /** @description Progress, and on the last line the verdict. */
        VerifyLine: {
            wallets: number;
            entries: number;
        } | {
            ok: boolean;
            wallets: number;
            entries: number;
            checkpoints: number;
            first_bad?: {
                /** @enum {string} */
                problem: "edited" | "missing" | "unknown_key" | "retired_key" | "arithmetic" | "wallet_mismatch" | "wallet_removed" | "lots_mismatch" | "holds_mismatch" | "transfer_unpaired" | "truncated" | "checkpoint_invalid" | "checkpoint_mismatch" | "checkpoint_missing";
                detail: string;
                wallet_id?: number;
                seq?: number;
                transaction_id?: number;
                checkpoint?: number;
            };
        };
        /** @description What a wallet's customer agreed to be charged, and how it stands. */
        WalletAutoReload: {
            /** @description Whether an agreement is in force. */
            enabled: boolean;
            /** @description The one in force, else the last one; null when there never was any. */
            agreement: components["schemas"]["ReloadAgreement"] | null;
            /** @description Why nothing would be charged now: `customer`: the provider wants the customer themself, who fills the wallet by a top-up with the same payment method; `retry`: an attempt was declined, the next comes at `next_attempt_at`; `limit`: the store's daily or monthly maximum. */
            waiting_for: ("customer" | "retry" | "limit") | null;
            next_attempt_at: components["schemas"]["Instant"] | null;
        };
        /** @description Somebody who wants to hear of events. */
        Webhook: {
            /** @example whe_2f6a0c5b9d1e4f7a8b3c6d90 */
            id: string;
            url: string;
            description: string | null;
            /** @description `*` is every type. */
            events: string[];
            /** @enum {string} */
            status: "active" | "disabled";
            /** @description Why the service disabled the endpoint; null when it did not. */
            status_reason: string | null;
            /** @description Since when every attempt has failed; null when the last one did not. */
            failing_since: components["schemas"]["Instant"] | null;
            created_by: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description One event on its way to one endpoint. */
        WebhookDelivery: {
            /** @description An integer identifier. */
            id: number;
            endpoint_id: string;
            /**
             * @description The `webhook-id` of every delivery of the event.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            event_id: string;
            type: string;
            /** @description The event's place in `GET /wallet/v1/events`; null for a ping. */
            event_sequence: number | null;
            /**
             * @description `failed`: given up.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            /** @description Null when there is none, or the wallet's event before has to arrive first. */
            next_attempt_at: components["schemas"]["Instant"] | null;
            /** @description The attempts, oldest first. */
            log: {
                at: components["schemas"]["Instant"];
                duration_ms: number;
                /** @description Null when no answer came. */
                status: number | null;
                error: string | null;
                /** @description The first kilobyte of the answer. */
                response: string | null;
            }[];
            /** @description The delivery that this one repeats by hand. */
            redelivery_of: number | null;
            created_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
        };
        /** @description One event on its way to one endpoint, with what is sent. */
        WebhookDeliveryWithPayload: {
            /** @description An integer identifier. */
            id: number;
            endpoint_id: string;
            /**
             * @description The `webhook-id` of every delivery of the event.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            event_id: string;
            type: string;
            /** @description The event's place in `GET /wallet/v1/events`; null for a ping. */
            event_sequence: number | null;
            /**
             * @description `failed`: given up.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            /** @description Null when there is none, or the wallet's event before has to arrive first. */
            next_attempt_at: components["schemas"]["Instant"] | null;
            /** @description The attempts, oldest first. */
            log: {
                at: components["schemas"]["Instant"];
                duration_ms: number;
                /** @description Null when no answer came. */
                status: number | null;
                error: string | null;
                /** @description The first kilobyte of the answer. */
                response: string | null;
            }[];
            /** @description The delivery that this one repeats by hand. */
            redelivery_of: number | null;
            created_at: components["schemas"]["Instant"];
            finished_at: components["schemas"]["Instant"] | null;
            /**
             * @description The body that is posted, byte for byte; what has been erased since is missing in it. Null when the event is no longer kept.
             * @example {"type":"wallet.credited","timestamp":"2026-11-20T09:30:00.000Z","data":{}}
             */
            payload: string | null;
        };
        WebhookPatch: {
            /**
             * @description Where events are posted to: https, on the public internet.
             * @example https://example.com/hooks/wallet
             */
            url?: string;
            /** @description Types that the endpoint wants; `*` is every one. */
            events?: ("*" | "wallet.created" | "wallet.updated" | "wallet.credited" | "wallet.debited" | "wallet.topup.completed" | "wallet.topup.failed" | "wallet.reload.triggered" | "wallet.transfer.sent" | "wallet.transfer.received" | "wallet.withdrawal.requested" | "wallet.withdrawal.approved" | "wallet.withdrawal.rejected" | "wallet.redemption_code.created" | "wallet.redemption_code.redeemed" | "wallet.cashback.awarded" | "wallet.milestone.awarded" | "wallet.referral.rewarded" | "wallet.credit.expiring" | "wallet.credit.expired" | "wallet.spending_limit.blocked" | "wallet.ledger.checkpoint")[];
            /** @description For people. */
            description?: string | null;
            /**
             * @description A disabled endpoint gets nothing. What waited for it goes on when it is active again; what happens meanwhile is in `GET /wallet/v1/events`.
             * @enum {string}
             */
            status?: "active" | "disabled";
        };
        /** @description A new endpoint with its secret. */
        WebhookWithSecret: {
            /** @example whe_2f6a0c5b9d1e4f7a8b3c6d90 */
            id: string;
            url: string;
            description: string | null;
            /** @description `*` is every type. */
            events: string[];
            /** @enum {string} */
            status: "active" | "disabled";
            /** @description Why the service disabled the endpoint; null when it did not. */
            status_reason: string | null;
            /** @description Since when every attempt has failed; null when the last one did not. */
            failing_since: components["schemas"]["Instant"] | null;
            created_by: string;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /**
             * @description The signing secret (Standard Webhooks), shown here and never again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
             */
            secret: string;
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
    revokeAllowance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The allowance. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an agent may spend from a wallet, as staff see it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAllowance"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_allowance_not_found`: There is no allowance with this id. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_allowance_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listAllowances: {
        parameters: {
            query?: {
                /** @description Only this customer's. */
                customer_id?: string;
                /** @description Only this wallet's. */
                wallet_id?: number;
                /** @description Only those that may be used still, or only the others. */
                active?: "true" | "false";
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
                        data: components["schemas"]["StaffAllowance"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_credential_not_found`: No credential of this kind has the id, or it is revoked. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_credential_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description Only those that act for this customer or user. */
                user_id?: string;
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
                        data: components["schemas"]["StoreApiKey"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreApiKeyRequest"];
            };
        };
        responses: {
            /** @description A store API key with key and secret. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewStoreApiKey"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    revokeApplicationPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_credential_not_found`: No credential of this kind has the id, or it is revoked. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_credential_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listApplicationPasswords: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description Only those of this owner. */
                user_id?: string;
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
                        data: components["schemas"]["ApplicationPassword"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createApplicationPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationPasswordRequest"];
            };
        };
        responses: {
            /** @description An application password with the password. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApplicationPassword"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The approval. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that one person asked for and that a second has to agree to. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /**
             * @description `wallet_approval_needs_person`: A key of the shop is nobody, and so no second person.
             *
             *     `wallet_approval_own`: The caller asked for it, with whatever credential, or made the credential that it was asked with.
             *
             *     `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
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
                        code: "wallet_approval_needs_person";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_approval_own";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_forbidden";
                        data: {
                            required_capability?: string;
                            required_policy?: string;
                            /** @enum {string} */
                            required_scope?: "read" | "write";
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_approval_not_found`: There is no such approval. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_approval_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_approval_not_pending`: This was decided before, or its time is over. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_approval_not_pending";
                        data: {
                            /** @example expired */
                            approval_status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    rejectApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The approval. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRejection"];
            };
        };
        responses: {
            /** @description Something that one person asked for and that a second has to agree to. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_approval_not_found`: There is no such approval. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_approval_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_approval_not_pending`: This was decided before, or its time is over. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_approval_not_pending";
                        data: {
                            /** @example expired */
                            approval_status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The approval. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that one person asked for and that a second has to agree to. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_approval_not_found`: There is no such approval. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_approval_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["schemas"]["ApprovalStatus"];
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
                        data: components["schemas"]["Approval"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listAccessAudit: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description Exactly. */
                actor?: string;
                /** @description Only this action. */
                action?: "application_password.created" | "application_password.revoked" | "application_password.restored" | "application_password.changed" | "application_password.deleted" | "api_key.created" | "api_key.revoked" | "api_key.restored" | "api_key.changed" | "api_key.deleted" | "grant.created" | "grant.revoked" | "grant.restored" | "grant.changed" | "grant.deleted" | "wallet.frozen" | "wallet.unfrozen" | "wallet.expiry_moved" | "reward_rule.created" | "reward_rule.changed" | "reward_rule.deleted" | "referral_code.rotated" | "expiry_rule.created" | "expiry_rule.ended";
                /** @description Only this credential or grant, or the wallet or rule with this number. */
                object_id?: string;
                /** @description Only what concerns this customer, user or key: the store's id. */
                subject_id?: string;
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
                        data: components["schemas"]["AccessAuditRecord"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getAutoReload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet. */
                wallet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a wallet's customer agreed to be charged, and how it stands. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAutoReload"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listBlockedAttempts: {
        parameters: {
            query?: {
                /** @description Only of this wallet. */
                wallet_id?: number;
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
                        data: components["schemas"]["BlockedAttempts"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listCodeRedemptions: {
        parameters: {
            query?: {
                /** @description Only of codes that were generated with this prefix; case does not matter. */
                prefix?: string;
                /** @description Only what was redeemed after this time; 90 days back when absent. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Only what was redeemed before this time; now when absent. */
                before?: components["schemas"]["IsoDateTime"];
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
                        after: components["schemas"]["Instant"];
                        before: components["schemas"]["Instant"];
                        data: components["schemas"]["RedeemedDay"][];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to one endpoint. */
            202: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_delivery_not_found`: There is no such delivery. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_delivery_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_webhook_disabled`: The webhook endpoint is disabled; enable it first. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_disabled";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_event_not_kept`: The event is no longer kept, so that it can't be delivered again. */
            410: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_event_not_kept";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to one endpoint, with what is sent. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithPayload"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_delivery_not_found`: There is no such delivery. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_delivery_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    examineStore: {
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
                        ok: boolean;
                        diagnoses: components["schemas"]["Diagnosis"][];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listExpiring: {
        parameters: {
            query?: {
                /** @description Only credits that lapse until then; 30 days ahead when absent. */
                until?: components["schemas"]["IsoDateTime"];
                /** @description Only credits in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
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
                        data: components["schemas"]["ExpiringCredit"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    endExpiryRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What becomes of credits when they lapse. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpiryRule"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_expiry_rule_not_found`: There is no such rule. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_expiry_rule_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listExpiryRules: {
        parameters: {
            query?: {
                /** @description With false, without those that have ended. */
                over?: "true" | "false";
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
                        data: components["schemas"]["ExpiryRule"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createExpiryRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExpiryRule"];
            };
        };
        responses: {
            /** @description What becomes of credits when they lapse. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpiryRule"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    exportCredits: {
        parameters: {
            query?: {
                /** @description As it was at this instant. */
                as_of?: components["schemas"]["IsoDateTime"];
                /** @description Only credits in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_export_busy`: Each export holds a connection to the database: one instance makes two at a time. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_export_busy";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    exportTransactions: {
        parameters: {
            query?: {
                /** @description Only entries of this wallet. */
                wallet_id?: number;
                /** @description Only entries in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Only entries created after this time. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Only entries created before this time. */
                before?: components["schemas"]["IsoDateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_export_busy`: Each export holds a connection to the database: one instance makes two at a time. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_export_busy";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    resolveFailedCompensation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The failed compensation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a workflow booked that failed afterwards, and that could not be undone. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedCompensation"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_failed_compensation_not_found`: There is no such failed compensation. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_failed_compensation_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listFailedCompensations: {
        parameters: {
            query?: {
                /** @description Only these. */
                status?: "open" | "resolved";
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
                        data: components["schemas"]["FailedCompensation"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    revokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_grant_not_found`: No grant has the id, or it was taken away. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_grant_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listGrants: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description Only grants to these. */
                subject_type?: "user" | "customer" | "api_key";
                /** @description A customer's number or id, a user's id, or a store API key's id. */
                subject_id?: string;
                /** @description Only grants of this. */
                capability?: "wallet_read_wallets" | "wallet_write_wallets";
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
                        data: components["schemas"]["Grant"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantRequest"];
            };
        };
        responses: {
            /** @description A capability that somebody was given. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description A capability that somebody was given. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    bookImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of balances, or of what wallets did, that comes in from elsewhere. */
            202: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /**
             * @description `wallet_approval_needs_person`: A key of the shop is nobody, and so no second person.
             *
             *     `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_import_own`: A row of it is above the amounts of the setting `second_person_above`.
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
                        code: "wallet_approval_needs_person";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_forbidden";
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
                        code: "wallet_import_own";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_import_not_found`: There is no such import. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_import_not_ready`: One is booked when it is `checked`, and deleted while nothing of it is booked. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_not_ready";
                        data: {
                            /**
                             * @example checking
                             * @enum {string}
                             */
                            import_status: "reading" | "checking" | "checked" | "booking" | "done";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_import_not_found`: There is no such import. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of balances, or of what wallets did, that comes in from elsewhere. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_import_not_found`: There is no such import. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                id: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_import_not_found`: There is no such import. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_import_not_ready`: One is booked when it is `checked`, and deleted while nothing of it is booked. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_not_ready";
                        data: {
                            /**
                             * @example checking
                             * @enum {string}
                             */
                            import_status: "reading" | "checking" | "checked" | "booking" | "done";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    importLoyalty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @default balances
                     * @enum {string}
                     */
                    kind?: "balances" | "history";
                    /** @description What the list is called; the name of its source when absent. */
                    name?: string;
                    /**
                     * @description Of rows that say none; customers read it.
                     * @default Brought over
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description A list of balances, or of what wallets did, that comes in from elsewhere. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_loyalty_missing`: This store does not have the loyalty plugin. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_loyalty_missing";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Only those of this state. */
                status?: "reading" | "checking" | "checked" | "booking" | "done";
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
                        data: components["schemas"]["Import"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createImport: {
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
                     * @description The file; CSV in UTF-8.
                     */
                    file: string;
                    /**
                     * @description What the file is.
                     * @default balances
                     * @enum {string}
                     */
                    form?: "balances" | "history" | "wallet_credits" | "wallet_transactions" | "terawallet" | "terawallet_balances";
                    /**
                     * @description JSON: what columns are called in the file, where that is not what the form says.
                     * @example {"customer":"E-mail","amount":"Balance"}
                     */
                    columns?: string;
                    /** @description What the list is called, such as the file. A row of it is booked once, however often it comes in, so each list needs a name of its own. */
                    name: string;
                    /**
                     * @description Of rows that say none; customers read it.
                     * @default Brought over
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description A list of balances, or of what wallets did, that comes in from elsewhere. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /**
             * @description `wallet_import_file_missing`: There is no file in the request.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_import_file_missing";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_import_file_too_large`: The file is larger than 50 MB; bring it in by the command line. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_import_file_too_large";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listCheckpoints: {
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
                        data: components["schemas"]["Checkpoint"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    makeCheckpoint: {
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
                        checkpoint: components["schemas"]["Checkpoint"] | null;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    verifyLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The newest checkpoint that you have kept outside the store: shows a rollback. */
                    known_checkpoint?: {
                        number: number;
                        hash: string;
                    };
                };
            };
        };
        responses: {
            /** @description Progress, then the verdict. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["VerifyLine"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    closeMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A month of the store's calendar. */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When and with what a month was closed. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthClosing"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_month_closed_by_other`: Somebody else has just closed the month. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_month_closed_by_other";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_accounts_not_for_datev`: Accounts there are numbers of at most `datev_account_length` digits that don't begin with 0.
             *
             *     `wallet_accounts_unmapped`: They are missing in the setting `journal_accounts`.
             *
             *     `wallet_month_not_over`: A month can be closed a quarter of an hour after its end.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_accounts_not_for_datev";
                        data: {
                            /**
                             * @example [
                             *       "Sales:Wallet"
                             *     ]
                             */
                            accounts: string[];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_accounts_unmapped";
                        data: {
                            /**
                             * @example [
                             *       "topup",
                             *       "liability.paid"
                             *     ]
                             */
                            uses: string[];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_month_not_over";
                        data: {
                            closes_at: components["schemas"]["Instant"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getMonthJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A month of the store's calendar. */
                month: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JournalLine"][];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /**
             * @description `wallet_accounts_unmapped`: They are missing in the setting `journal_accounts`.
             *
             *     `wallet_month_not_begun`: The month has not begun yet.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_accounts_unmapped";
                        data: {
                            /**
                             * @example [
                             *       "topup",
                             *       "liability.paid"
                             *     ]
                             */
                            uses: string[];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_month_not_begun";
                        data: {
                            begins_at: components["schemas"]["Instant"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getMonthPacket: {
        parameters: {
            query?: {
                /** @description Of the closing; the last if none. */
                revision?: number;
            };
            header?: never;
            path: {
                /** @description A month of the store's calendar. */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_closing_not_found`: The month was not closed so. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_closing_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_month_not_begun`: The month has not begun yet. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_month_not_begun";
                        data: {
                            begins_at: components["schemas"]["Instant"];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_export_busy`: Each export holds a connection to the database: one instance makes two at a time. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_export_busy";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getMonth: {
        parameters: {
            query?: {
                /** @description `true`: as it would be closed now. */
                fresh?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description A month of the store's calendar. */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The books of a month, as they were closed or as they stand. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthReport"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_month_not_begun`: The month has not begun yet. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_month_not_begun";
                        data: {
                            begins_at: components["schemas"]["Instant"];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listMonths: {
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
                        data: components["schemas"]["ListedMonth"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
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
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getOrderMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id in the store. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What wallets have to do with an order. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoney"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_order_not_found`: There is no such order. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_order_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getOwed: {
        parameters: {
            query?: {
                /** @description As it was at this instant. */
                as_of?: components["schemas"]["IsoDateTime"];
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
                        at: components["schemas"]["Instant"];
                        data: components["schemas"]["Owed"][];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listOwnPermissions: {
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
                        data: ("wallet:read" | "wallet:write" | "wallet:manage" | "assistant:read" | "assistant:manage" | "access:manage")[];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    rotateReferralCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public number or id in the store. */
                customer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer's code, what came of it, and who brought them. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReferrals"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_customer_not_found`: The store knows no such customer with an account. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_customer_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getCustomerReferrals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public number or id in the store. */
                customer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer's code, what came of it, and who brought them. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReferrals"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_customer_not_found`: The store knows no such customer with an account. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_customer_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["schemas"]["ReferralStatus"];
                /** @description Only those refused for this. */
                reason?: components["schemas"]["ReferralReason"];
                /** @description Only those of this customer, on either side: public number or id. */
                customer?: string;
                /** @description Only those of whom this customer brought. */
                referrer?: string;
                /** @description Only that of this customer as a friend. */
                friend?: string;
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
                        data: components["schemas"]["Referral"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    resolveReload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reload. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReloadFinding"];
            };
        };
        responses: {
            /** @description One attempt to reload a wallet, as staff see it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReload"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_reload_not_found`: There is no reload with this id. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_reload_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_reload_not_canceled`: Nothing was changed; what the provider said is in the store's log.
             *
             *     `wallet_reload_not_unknown`: Only one in the state `unknown` is for staff to resolve.
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
                        code: "wallet_reload_not_canceled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_reload_not_unknown";
                        data: {
                            /** @example captured */
                            state: string;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listReloads: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                state?: components["schemas"]["ReloadState"];
                /** @description Only this customer's. */
                customer_id?: string;
                /** @description Only this wallet's. */
                wallet_id?: number;
                /** @description Only those in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
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
                        data: components["schemas"]["StaffReload"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listRequestLog: {
        parameters: {
            query?: {
                /** @description Exactly. */
                identity?: string;
                /** @description Answered with this status. */
                status?: number;
                /** @description Exactly. */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
                /** @description Exactly. */
                operation?: string;
                /** @description What the path begins with. */
                path?: string;
                /** @description Only requests after this instant. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Only requests before this instant. */
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
                        data: components["schemas"]["LoggedRequest"][];
                        meta: components["schemas"]["ListMeta"];
                        /** @description Requests that this instance could not keep since it started. */
                        dropped: number;
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getRollForward: {
        parameters: {
            query: {
                /** @description Inclusive. */
                from: components["schemas"]["IsoDateTime"];
                /** @description A day is inclusive, an instant exclusive. */
                to: components["schemas"]["IsoDateTime"];
                /** @description IANA name; the store's if none. */
                time_zone?: string;
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
                        from: components["schemas"]["Instant"];
                        to: components["schemas"]["Instant"];
                        time_zone: string;
                        entries: number;
                        data: components["schemas"]["RollForward"][];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listRuleAwards: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["schemas"]["RewardStatus"];
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The rule. */
                id: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardList"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_rule_not_found`: There is no such rule. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    dryRunRewardRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RuleDryRun"];
            };
        };
        responses: {
            /** @description What a rule would have cost for orders of the past. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardDryRun"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_rule_not_found`: There is no such rule. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getRewardRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the store rewards, with what, and how much of it was given. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardRule"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_rule_not_found`: There is no such rule. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    deleteRewardRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule. */
                id: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description An integer identifier. */
                        id: number;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_rule_not_found`: There is no such rule. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rule_in_use`: Set `ends_at`, or `active` to false. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_in_use";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    updateRewardRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RewardRulePatch"];
            };
        };
        responses: {
            /** @description What the store rewards, with what, and how much of it was given. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardRule"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_rule_not_found`: There is no such rule. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rule_overspent`: A budget can't be less than what the rule has given. Set `active` to false. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rule_overspent";
                        data: {
                            spent: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    dryRunNewRewardRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRuleDryRun"];
            };
        };
        responses: {
            /** @description What a rule would have cost for orders of the past. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardDryRun"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listRewardRules: {
        parameters: {
            query?: {
                /** @description Only rules of this type. */
                type?: components["schemas"]["RewardRuleType"];
                /** @description Only those that are active, or not. */
                active?: "true" | "false";
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
                        data: components["schemas"]["RewardRule"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createRewardRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRewardRule"];
            };
        };
        responses: {
            /** @description What the store rewards, with what, and how much of it was given. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardRule"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
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
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
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
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
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
                "application/json": components["schemas"]["SettingsChange"];
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
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    runStorm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 600 */
                    operations?: number;
                };
            };
        };
        responses: {
            /** @description Whether the ledger kept its promises under fire. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StormVerdict"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_storm_under_way`: All storms use the same scratch wallets, so that there is one at a time. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_storm_under_way";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    refundTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The top-up. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TopUpRefundRequest"];
            };
        };
        responses: {
            /** @description A payment that fills a wallet, with what is left of it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpDetail"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_topup_not_found`: There is no top-up with this id. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_topup_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_topup_changed`: `refunded` of the request is not what has been refunded by now. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_topup_changed";
                        data: {
                            refunded: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_topup_not_paid`: Nothing was paid of this top-up.
             *
             *     `wallet_topup_refund_declined`: Nothing was moved; what the provider said is in the store's log.
             *
             *     `wallet_topup_spent`: What is spent or set aside is not given back; `left` is what can be.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_topup_not_paid";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_topup_refund_declined";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_topup_spent";
                        data: {
                            left: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The top-up. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A payment that fills a wallet, with what is left of it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpDetail"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_topup_not_found`: There is no top-up with this id. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_topup_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listTopUps: {
        parameters: {
            query?: {
                /** @description Only those of this state. */
                status?: "pending" | "paid" | "failed";
                /** @description Only this customer's. */
                customer_id?: string;
                /** @description Only those in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
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
                        data: components["schemas"]["ListedTopUp"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listUnpaidOrders: {
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
                        data: components["schemas"]["UnpaidOrder"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state. */
                status?: "pending" | "delivered" | "failed";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The endpoint, `whe_…`. */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_not_found`: There is no such webhook endpoint. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint, `whe_…`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event on its way to one endpoint. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_not_found`: There is no such webhook endpoint. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint, `whe_…`. */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_not_found`: There is no such webhook endpoint. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint, `whe_…`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody who wants to hear of events. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_not_found`: There is no such webhook endpoint. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint, `whe_…`. */
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_not_found`: There is no such webhook endpoint. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The endpoint, `whe_…`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description Somebody who wants to hear of events. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_not_found`: There is no such webhook endpoint. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    listWebhooks: {
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
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description A new endpoint with its secret. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
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
                        code: "wallet_invalid_json";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_param";
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
            /** @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_forbidden";
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
            /** @description `wallet_webhook_limit_reached`: A store has at most 50 webhook endpoints; delete one first. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_webhook_limit_reached";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_payload_too_large";
                        data: {
                            /** @example 102400 */
                            limit_bytes: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unsupported_media_type`: The body's Content-Type or Content-Encoding is not supported. */
            415: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unsupported_media_type";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_internal_error";
                        data: {
                            /** @example b64324d1 */
                            request_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_unavailable`: The database can't be reached or is overloaded. */
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
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
        };
    };
}
export type AccessAuditRecord = components["schemas"]["AccessAuditRecord"]
export type Amount = components["schemas"]["Amount"]
export type AmountOut = components["schemas"]["AmountOut"]
export type ApplicationPassword = components["schemas"]["ApplicationPassword"]
export type ApplicationPasswordRequest = components["schemas"]["ApplicationPasswordRequest"]
export type Approval = components["schemas"]["Approval"]
export type ApprovalRejection = components["schemas"]["ApprovalRejection"]
export type ApprovalStatus = components["schemas"]["ApprovalStatus"]
export type AtExpiry = components["schemas"]["AtExpiry"]
export type BlockedAttempts = components["schemas"]["BlockedAttempts"]
export type Checkpoint = components["schemas"]["Checkpoint"]
export type CurrencyCode = components["schemas"]["CurrencyCode"]
export type CustomerReferrals = components["schemas"]["CustomerReferrals"]
export type Diagnosis = components["schemas"]["Diagnosis"]
export type Error = components["schemas"]["Error"]
export type ExpiringCredit = components["schemas"]["ExpiringCredit"]
export type ExpiryRule = components["schemas"]["ExpiryRule"]
export type FailedCompensation = components["schemas"]["FailedCompensation"]
export type Grant = components["schemas"]["Grant"]
export type GrantRequest = components["schemas"]["GrantRequest"]
export type Import = components["schemas"]["Import"]
export type ImportSum = components["schemas"]["ImportSum"]
export type Instant = components["schemas"]["Instant"]
export type IsoDateTime = components["schemas"]["IsoDateTime"]
export type JournalLine = components["schemas"]["JournalLine"]
export type ListMeta = components["schemas"]["ListMeta"]
export type ListedMonth = components["schemas"]["ListedMonth"]
export type ListedTopUp = components["schemas"]["ListedTopUp"]
export type LoggedRequest = components["schemas"]["LoggedRequest"]
export type MonthClosing = components["schemas"]["MonthClosing"]
export type MonthReport = components["schemas"]["MonthReport"]
export type NewApplicationPassword = components["schemas"]["NewApplicationPassword"]
export type NewExpiryRule = components["schemas"]["NewExpiryRule"]
export type NewRewardRule = components["schemas"]["NewRewardRule"]
export type NewRuleDryRun = components["schemas"]["NewRuleDryRun"]
export type NewStoreApiKey = components["schemas"]["NewStoreApiKey"]
export type NewWebhook = components["schemas"]["NewWebhook"]
export type OrderMoney = components["schemas"]["OrderMoney"]
export type Owed = components["schemas"]["Owed"]
export type PositiveAmount = components["schemas"]["PositiveAmount"]
export type RedeemedDay = components["schemas"]["RedeemedDay"]
export type Referral = components["schemas"]["Referral"]
export type ReferralGrant = components["schemas"]["ReferralGrant"]
export type ReferralReason = components["schemas"]["ReferralReason"]
export type ReferralSide = components["schemas"]["ReferralSide"]
export type ReferralStatus = components["schemas"]["ReferralStatus"]
export type ReloadAgreement = components["schemas"]["ReloadAgreement"]
export type ReloadFinding = components["schemas"]["ReloadFinding"]
export type ReloadState = components["schemas"]["ReloadState"]
export type Reward = components["schemas"]["Reward"]
export type RewardCounted = components["schemas"]["RewardCounted"]
export type RewardDryRun = components["schemas"]["RewardDryRun"]
export type RewardList = components["schemas"]["RewardList"]
export type RewardReason = components["schemas"]["RewardReason"]
export type RewardRule = components["schemas"]["RewardRule"]
export type RewardRulePatch = components["schemas"]["RewardRulePatch"]
export type RewardRuleType = components["schemas"]["RewardRuleType"]
export type RewardStatus = components["schemas"]["RewardStatus"]
export type RollForward = components["schemas"]["RollForward"]
export type RotatedSecret = components["schemas"]["RotatedSecret"]
export type RuleDryRun = components["schemas"]["RuleDryRun"]
export type SettingChangeRecord = components["schemas"]["SettingChangeRecord"]
export type Settings = components["schemas"]["Settings"]
export type SettingsChange = components["schemas"]["SettingsChange"]
export type StaffAllowance = components["schemas"]["StaffAllowance"]
export type StaffReload = components["schemas"]["StaffReload"]
export type StoreApiKey = components["schemas"]["StoreApiKey"]
export type StoreApiKeyRequest = components["schemas"]["StoreApiKeyRequest"]
export type StormVerdict = components["schemas"]["StormVerdict"]
export type TieOut = components["schemas"]["TieOut"]
export type TopUpDetail = components["schemas"]["TopUpDetail"]
export type TopUpRefundRequest = components["schemas"]["TopUpRefundRequest"]
export type UnpaidOrder = components["schemas"]["UnpaidOrder"]
export type VerifyLine = components["schemas"]["VerifyLine"]
export type WalletAutoReload = components["schemas"]["WalletAutoReload"]
export type Webhook = components["schemas"]["Webhook"]
export type WebhookDelivery = components["schemas"]["WebhookDelivery"]
export type WebhookDeliveryWithPayload = components["schemas"]["WebhookDeliveryWithPayload"]
export type WebhookPatch = components["schemas"]["WebhookPatch"]
export type WebhookWithSecret = components["schemas"]["WebhookWithSecret"]
