/* Types of the Wallet service 0.1.0, generated from its OpenAPI description. */
export interface paths {
    "/carts/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a cart, or a part of it, with the wallet
         * @description Sets the money aside and puts it on the cart as a credit line; the order takes it when it is placed. What is left to pay is paid in any other way. Payment sessions that were made for another amount are removed. When the cart changes, what is applied never exceeds what it costs; it goes back to the wallet when the cart changes hands or currency, or is left alone for as long as the setting `cart_hold_minutes` says.
         */
        post: operations["applyWalletToCart"];
        /**
         * Take the wallet off a cart
         * @description Gives back what is set aside for the cart; doing it again changes nothing. What is left to pay grows, so that payment sessions have to be made again.
         */
        delete: operations["removeWalletFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the wallet can pay of a cart
         * @description For the signed-in customer's own cart: what the wallet pays of it, what it could pay, and what stands in the way of more, with what would help.
         */
        get: operations["getCartWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{code}/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a code
         * @description Credits the signed-in customer's wallet in the code's currency, which is opened when it does not exist yet. There is no body. The limit on attempts is stricter than the general one; a failed attempt counts twice, and against the address as well. A storefront that calls from its server names the shopper's address in `X-Shopper-Address`, and sends a store API key of the shop with it: `X-Shopper-Address-Key: ck_…:cs_…`.
         */
        post: operations["redeemCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{code}/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who redeemed a code
         * @description Newest first. A redemption that was taken back is not among them.
         */
        get: operations["listRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{code}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a code
         * @description From now on nobody can redeem it; what was paid for it stays paid. A code that is revoked already keeps its first reason; one that is used up can't be revoked.
         */
        post: operations["revokeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a redemption code
         * @description Whether it can still be redeemed, by whom, and why not. Who has redeemed it is below it, at `/redemptions`.
         */
        get: operations["getCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List redemption codes
         * @description Newest first.
         */
        get: operations["listCodes"];
        put?: never;
        /**
         * Generate redemption codes
         * @description All codes of a request are alike, but for their text.
         */
        post: operations["generateCodes"];
        delete?: never;
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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay events
         * @description Events in order, from the one after a sequence number: for receivers of webhooks that missed some, and for those who rather ask. Kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a hold into a debit
         * @description Debits what the hold sets aside, or a part of it, from the very credits that it reserves, also such as have expired since. The rest is released unless `keep_rest` says otherwise; with it a hold can be committed in as many parts as one likes.
         */
        post: operations["commitHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a hold last longer
         * @description Moves the instant at which the hold lapses by itself. A hold that is over stays so.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a hold
         * @description Gives back what the hold sets aside, or a part of it: it can be spent again at once. Nothing is booked. What belongs to a credit that has expired since expires then.
         */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a hold
         * @description Needs the capability `wallet_read_wallets`, unless the wallet is your own.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
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
    "/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what you are told of */
        get: operations["getNotificationPreferences"];
        /**
         * Choose what you are told of
         * @description Takes effect for e-mails that are not sent yet.
         */
        put: operations["setNotificationPreferences"];
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
    "/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order to the wallet
         * @description Credits the wallet of the order's customer, with purpose `refund`, whatever the order was paid with, and books it on the order as a transaction `wallet_refund`. Never more than its payments have taken and not given back; the store then refunds so much less to the card. The wallet is opened when there is none yet.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/step-up/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a step-up challenge
         * @description Answer it at `/step-up/verify` with the same credential, within ten minutes and five tries. A new challenge replaces the one before; codes are e-mailed at most every 30 seconds.
         */
        post: operations["startStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/step-up/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrol an authenticator app
         * @description Counts once `/step-up/totp/verify` has seen a code of it. Needs your password or an elevated session, so that whoever holds a stolen session can't enrol an app of their own.
         */
        post: operations["enrolTotp"];
        /**
         * Remove the authenticator app
         * @description Needs an elevated session.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/step-up/totp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an authenticator app
         * @description With a code that the newly enrolled app shows.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/step-up/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a step-up challenge
         * @description Elevates the session or token that is presented, and no other, for five minutes.
         */
        post: operations["verifyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/topups/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the money of a top-up and credit the wallet
         * @description Repeating it credits nothing twice. A `pending` answer says that the provider still waits for the customer, or will tell the store later by itself.
         */
        post: operations["completeTopUp"];
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
        /** Get how your wallet can be filled */
        get: operations["getTopUpOptions"];
        put?: never;
        /**
         * Begin to fill your wallet
         * @description Makes a payment session with any provider that the store's regions of this currency have, but the wallet itself. Once the customer has done what the provider asks for, `POST /topups/{id}/complete` takes the money and credits the wallet. The wallet is opened when it does not exist yet.
         */
        post: operations["startTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a transaction
         * @description Books a new entry that puts debited money back onto the very lots it came from, or takes credited money back. Never more than the transaction moved, and never below zero.
         */
        post: operations["reverseTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ledger entry
         * @description Needs the capability `wallet_read_wallets`, unless it is an entry of your own.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger entries
         * @description Newest first. Customers see the entries of their own wallets; whoever holds `wallet_read_wallets` sees all, or those of one wallet. `q`, `actor`, `currency` and amounts look through 200,000 entries of all wallets in one request: the newest, or those before `before` or the cursor. `meta.total` counts those, and `meta.next_cursor` reads on behind them.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer to another customer
         * @description Moves money from your wallet into the recipient's wallet of the same currency, at once and in one transaction. Expiry dates travel along; promotional money can't be transferred.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credit a wallet */
        post: operations["creditWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/debit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Debit a wallet
         * @description All or nothing, unless `allow_partial` is set: then the whole balance is taken when it is less than the amount, with status 206. On an empty wallet nothing can move: 422.
         */
        post: operations["debitWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a balance
         * @description All entries of the wallet added up by type. Needs the capability `wallet_read_wallets`, unless the wallet is your own.
         */
        get: operations["explainBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is set aside in a wallet
         * @description Newest first. What active holds set aside is the wallet's `held` and not part of its `balance`. Needs the capability `wallet_read_wallets`, unless the wallet is your own.
         */
        get: operations["listHolds"];
        put?: never;
        /**
         * Set money aside
         * @description Reserves money for a debit to come: it leaves the `balance` at once, and only a commitment of the hold can spend it. Limits are checked as for a debit, and the velocity cap counts the hold once, its commitments not again.
         */
        post: operations["createHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the identity verification of a wallet's owner
         * @description Needs the capability `wallet_read_wallets`, unless the wallet is your own.
         */
        get: operations["getKyc"];
        /**
         * Set the identity verification of a wallet's owner
         * @description Effective at once, for all wallets of the customer. Each change is recorded.
         */
        put: operations["setKyc"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a balance is made of
         * @description The credits with money left, in the order in which they are spent: what expires soonest, then promotional money, then the oldest. Needs the capability `wallet_read_wallets`, unless the wallet is your own.
         */
        get: operations["listLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}/personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything that is kept about a wallet's owner
         * @description All of the customer's wallets with their transactions and holds, identity verification, credentials without their secrets, logged requests, conversations and feedback, as one document. For the customer, and for managers; notes about the customer are for managers only.
         */
        get: operations["exportPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a wallet
         * @description Needs the capability `wallet_read_wallets`, unless the wallet is your own.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a wallet's settings
         * @description Fields that are absent stay as they are.
         */
        patch: operations["updateWallet"];
        trace?: never;
    };
    "/wallets/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit a customer
         * @description As `POST /wallets/{id}/credit`, for whoever knows the customer and the currency but no wallet. The wallet is opened when there is none yet.
         */
        post: operations["creditCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own wallet
         * @description The signed-in customer's wallet; it is opened when it does not exist yet.
         */
        get: operations["getMyWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List wallets */
        get: operations["listWallets"];
        put?: never;
        /**
         * Open a wallet
         * @description A customer has one wallet in each currency: 201 when it was opened, 200 when it was open already. Wallets also open by themselves when they are first needed.
         */
        post: operations["openWallet"];
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
         * Load the element `<shop-wallet>`
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
export interface webhooks {
    "wallet.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A wallet was opened. */
        post: operations["onWalletCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Staff changed a wallet's settings. */
        post: operations["onWalletUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An entry put money in. */
        post: operations["onWalletCredited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.debited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An entry took money out. */
        post: operations["onWalletDebited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.topup.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Beside `wallet.credited`: a top-up. */
        post: operations["onWalletTopupCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.topup.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A top-up came to nothing. */
        post: operations["onWalletTopupFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.reload.triggered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A wallet is being reloaded. Not sent yet. */
        post: operations["onWalletReloadTriggered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.transfer.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Beside `wallet.debited`: the sender's side of a transfer. */
        post: operations["onWalletTransferSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.transfer.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Beside `wallet.credited`: the recipient's side of a transfer. */
        post: operations["onWalletTransferReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal was asked for. Not sent yet. */
        post: operations["onWalletWithdrawalRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal was approved. Not sent yet. */
        post: operations["onWalletWithdrawalApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.withdrawal.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal was rejected. Not sent yet. */
        post: operations["onWalletWithdrawalRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.redemption_code.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code was made; never with its text. */
        post: operations["onWalletRedemptionCodeCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.redemption_code.redeemed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code was redeemed; never with its text. */
        post: operations["onWalletRedemptionCodeRedeemed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.cashback.awarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Beside `wallet.credited`: cashback. */
        post: operations["onWalletCashbackAwarded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.milestone.awarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Beside `wallet.credited`: a milestone's reward. */
        post: operations["onWalletMilestoneAwarded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.referral.rewarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Beside `wallet.credited`: a referral's reward. */
        post: operations["onWalletReferralRewarded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.credit.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A credit lapses soon, with what is left of it; once for each notice of the setting `expiry_notice_days`. */
        post: operations["onWalletCreditExpiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.credit.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What was left of a credit lapsed. */
        post: operations["onWalletCreditExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.spending_limit.blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A limit refused a movement; once per minute, wallet and limit. */
        post: operations["onWalletSpendingLimitBlocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.ledger.checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The state of all wallets was signed: keep `number` and `hash` elsewhere. */
        post: operations["onWalletLedgerCheckpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody tries the endpoint out; can't be subscribed to. */
        post: operations["onWalletPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
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
        /** @description What a balance is the sum of. */
        BalanceExplanation: {
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description All that ever came in. */
            money_in: components["schemas"]["AmountOut"];
            /** @description All that ever went out, lapsed money included. */
            money_out: components["schemas"]["AmountOut"];
            /** @description What has lapsed and is not booked yet; it is in no balance any more. */
            lapsing: components["schemas"]["AmountOut"];
            /** @description What holds set aside. */
            held: components["schemas"]["AmountOut"];
            /** @description `money_in` less `money_out`, `lapsing` and `held`. */
            balance: components["schemas"]["AmountOut"];
            sums: {
                /**
                 * @description What the entries are.
                 * @enum {string}
                 */
                type: "credit" | "debit" | "topup" | "transfer_in" | "transfer_out" | "cashback" | "milestone" | "referral" | "withdrawal" | "expiry";
                /**
                 * @description Whether they raised the balance.
                 * @enum {string}
                 */
                direction: "in" | "out";
                /** @description Whether they take other entries back. */
                reversal: boolean;
                /** @description How many there are. */
                entries: number;
                amount: components["schemas"]["AmountOut"];
            }[];
        };
        CartApplyRequest: {
            /** @description How much the wallet is to pay, in the cart's currency; as much as possible when absent. It takes the place of what was applied before. */
            amount?: components["schemas"]["PositiveAmount"];
        };
        /** @description What the wallet pays of a cart, what it could pay, and why not more. */
        CartWallet: {
            /** @example cart_01 */
            cart_id: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description The wallet in the cart's currency; null when there is none. */
            wallet_id: number | null;
            /** @description What the wallet has beside what is applied. */
            balance: components["schemas"]["AmountOut"];
            /** @description What the wallet pays of the cart. */
            applied: components["schemas"]["AmountOut"];
            /** @description What the cart costs before the wallet pays. */
            payable: components["schemas"]["AmountOut"];
            /** @description What is left to pay in another way. */
            remaining: components["schemas"]["AmountOut"];
            /** @description The most that can be applied now, with what is applied already. */
            usable: components["schemas"]["AmountOut"];
            /** @description Why not all of the cart can be paid with the wallet; empty when it can. */
            obstacles: components["schemas"]["CartWalletObstacle"][];
        };
        CartWalletObstacle: {
            /**
             * @description What stands in the way.
             * @enum {string}
             */
            code: "disabled" | "cart_completed" | "nothing_to_pay" | "insufficient_balance" | "spending_limit_exceeded" | "kyc_required" | "step_up_required" | "velocity_cap_exceeded";
            /**
             * @description The same for the customer to read, with what would help.
             * @example Your wallet has $5.00, $20.00 less than this cart costs.
             */
            message: string;
            /** @description What would help; null when nothing does. */
            help: ("add_money" | "verify_identity" | "step_up" | "wait" | "pay_otherwise") | null;
            /** @description What is missing, or the limit, as the code says. */
            amount?: components["schemas"]["AmountOut"];
            /**
             * @description Where to confirm; may be relative to this request.
             * @example /wallet/v1/step-up/challenge
             */
            step_up_url?: string;
            /** @description From when on it is possible again. */
            retry_at?: components["schemas"]["Instant"];
        };
        /** @description What a credit booked. */
        CreditReceipt: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
        };
        CreditReceiptReplay: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        CreditRequest: {
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description Kept in the ledger; whoever may read the entry sees it.
             * @example Goodwill for a late parcel
             */
            reason: string;
            /**
             * @description Internal note, for staff only.
             * @example Asked for by phone
             */
            note?: string;
            /** @description Until when the credit can be spent: an instant, or a date, through whose end it can; blank means for ever. */
            expiry_date?: components["schemas"]["IsoDateTime"];
            /**
             * @description What the money is for; promotional money is spent first and never leaves.
             * @default general
             * @enum {string}
             */
            purpose?: "general" | "paid" | "promotional" | "refund" | "gift";
            /**
             * @description Your own name for this credit, unique for ever per wallet.
             * @example ticket-2041
             */
            reference?: string;
            /**
             * @description Only tell what would happen: the same checks and errors, and nothing moves.
             * @default false
             */
            dry_run?: boolean;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /**
         * @description An ISO 4217 currency code.
         * @example EUR
         */
        CurrencyCode: string;
        CustomerCreditRequest: {
            /**
             * @description Whose wallet: public number, id in the store or e-mail address of a registered customer.
             * @example 12
             * @example cus_01
             * @example friend@example.com
             */
            customer: number | string;
            /** @description One of the store's currencies; its default currency when absent. */
            currency?: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description Kept in the ledger; whoever may read the entry sees it.
             * @example Goodwill for a late parcel
             */
            reason: string;
            /**
             * @description Internal note, for staff only.
             * @example Asked for by phone
             */
            note?: string;
            /** @description Until when the credit can be spent: an instant, or a date, through whose end it can; blank means for ever. */
            expiry_date?: components["schemas"]["IsoDateTime"];
            /**
             * @description What the money is for; promotional money is spent first and never leaves.
             * @default general
             * @enum {string}
             */
            purpose?: "general" | "paid" | "promotional" | "refund" | "gift";
            /**
             * @description Your own name for this credit, unique for ever per wallet.
             * @example ticket-2041
             */
            reference?: string;
            /**
             * @description Only tell what would happen: the same checks and errors, and nothing moves.
             * @default false
             */
            dry_run?: boolean;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /** @description What a debit booked. */
        DebitReceipt: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
        };
        DebitReceiptReplay: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        DebitRequest: {
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description Kept in the ledger; whoever may read the entry sees it.
             * @example Gift wrapping
             */
            reason: string;
            /**
             * @description Take what there is when it is less than the amount.
             * @default false
             */
            allow_partial?: boolean;
            /**
             * @description Your own name for this debit, unique for ever per wallet.
             * @example invoice-2026-0042
             */
            reference?: string;
            /**
             * @description Only tell what would happen: the same checks and errors, and nothing moves.
             * @default false
             */
            dry_run?: boolean;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /** @description What would be booked now; nothing was. */
        EntryPreview: {
            /** @constant */
            dry_run: true;
            /** @description Null for a wallet that would be opened. */
            wallet_id: number | null;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            reason: string;
            /** @description The amount that was asked for. */
            requested: components["schemas"]["AmountOut"];
            partial: boolean;
            balance_before: components["schemas"]["AmountOut"];
            balance_after: components["schemas"]["AmountOut"];
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            /** @description Null for a lot that the entry would open. */
            lots: {
                lot_id: number | null;
                amount: components["schemas"]["AmountOut"];
            }[];
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
        /** @description An entry of the ledger as events tell it: without lots and internal notes. */
        EventTransaction: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            balance_before: components["schemas"]["AmountOut"];
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /**
             * @description Who did it; for staff only.
             * @example user:user_01J9ZJ6V2T
             * @example customer:cus_01
             * @example api_key:akey_01
             */
            actor?: string;
            /** @description The wallet at the other end of a transfer; for staff only. */
            counterparty_wallet_id?: number;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            /** @description The transaction that this one takes back. */
            reverses_transaction_id?: number;
            /** @description The order's number, when there is one. */
            order_id?: number;
            /** @description The order in the store. */
            medusa_order_id?: string;
            /** @description Shared by the two entries of a transfer. */
            transfer_group_id?: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
        } & {
            [key: string]: unknown;
        };
        /** @description Whose wallet an event is about. */
        EventWallet: {
            /** @description An integer identifier. */
            id: number;
            /** @example cus_01 */
            customer_id: string;
            /** @description An integer identifier. */
            user_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description As `wallet_sequence` beside it. */
            sequence: number | null;
        } & {
            [key: string]: unknown;
        };
        GenerateCodesRequest: {
            /** @description What each code is worth. */
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description How many codes to make, at most 500.
             * @default 1
             */
            quantity?: number;
            /** @description Until when the codes can be redeemed: an instant, or a date, through whose end they can; blank means for ever. */
            expiry_date?: components["schemas"]["IsoDateTime"];
            /**
             * @description How many customers can redeem each code, each of them once.
             * @default 1
             */
            max_redemptions?: number;
            /**
             * @description Stands in front of each code.
             * @default
             */
            prefix?: string;
            /** @description The one customer who can redeem the codes: public number or id in the store. */
            restrict_to_user_id?: (number | string) | null;
            /** @description One of the store's currencies; its default currency when absent. */
            currency?: components["schemas"]["CurrencyCode"];
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /** @description New redemption codes. */
        GeneratedCodes: {
            codes: {
                /** @example XMAS-3V2E-DDBY-7VAB-S0QS */
                code: string;
                amount: components["schemas"]["AmountOut"];
                /** @description The code can't be redeemed from this instant on; null when it does not expire. */
                expiry_date: components["schemas"]["Instant"] | null;
            }[];
            count: number;
        };
        GeneratedCodesReplay: {
            codes: {
                /** @example XMAS-3V2E-DDBY-7VAB-S0QS */
                code: string;
                amount: components["schemas"]["AmountOut"];
                /** @description The code can't be redeemed from this instant on; null when it does not expire. */
                expiry_date: components["schemas"]["Instant"] | null;
            }[];
            count: number;
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        /** @description Money set aside for a later debit. */
        Hold: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What it was made for. */
            amount: components["schemas"]["AmountOut"];
            /** @description What it sets aside now; 0 once it has ended. */
            remaining: components["schemas"]["AmountOut"];
            /** @description What of it became debits. */
            committed: components["schemas"]["AmountOut"];
            /**
             * @description `committed` and `released` say how it ended; a hold that ran out of time has `lapsed`.
             * @enum {string}
             */
            status: "active" | "committed" | "released" | "lapsed";
            reason: string;
            /** @description The caller's own name for it. */
            reference: string | null;
            /**
             * @description What it is for, `payment_session:` or `cart:` and an id in the store; null when somebody made it by hand. What it is for then decides over it.
             * @example payment_session:payses_01
             */
            source: string | null;
            /** @description When it lapses by itself; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description What the commitment of a hold booked, and the hold afterwards. */
        HoldCommitReceipt: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
            hold: components["schemas"]["Hold"];
        };
        HoldCommitReceiptReplay: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
            hold: components["schemas"]["Hold"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        HoldCommitRequest: {
            /** @description How much of it; all that it sets aside when absent. */
            amount?: components["schemas"]["PositiveAmount"];
            /**
             * @description Go on setting the rest aside, which is released otherwise.
             * @default false
             */
            keep_rest?: boolean;
            /**
             * @description Kept in the ledger; whoever may read the wallet sees it.
             * @example Deposit for a hired tent
             */
            reason: string;
            /**
             * @description Your own name for this debit, unique for ever per wallet.
             * @example hire-118-damage
             */
            reference?: string;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        HoldExtensionRequest: {
            /** @description Until when: an instant, or a date, through whose end it lasts; null: it never lapses by itself. Not before it ends now. */
            expiry_date: components["schemas"]["IsoDateTime"] | null;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /** @description A page of holds, newest first. */
        HoldList: {
            data: components["schemas"]["Hold"][];
            meta: components["schemas"]["ListMeta"];
        };
        HoldReleaseRequest: {
            /** @description How much of it; all that it sets aside when absent. The rest stays set aside. */
            amount?: components["schemas"]["PositiveAmount"];
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        HoldReplay: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What it was made for. */
            amount: components["schemas"]["AmountOut"];
            /** @description What it sets aside now; 0 once it has ended. */
            remaining: components["schemas"]["AmountOut"];
            /** @description What of it became debits. */
            committed: components["schemas"]["AmountOut"];
            /**
             * @description `committed` and `released` say how it ended; a hold that ran out of time has `lapsed`.
             * @enum {string}
             */
            status: "active" | "committed" | "released" | "lapsed";
            reason: string;
            /** @description The caller's own name for it. */
            reference: string | null;
            /**
             * @description What it is for, `payment_session:` or `cart:` and an id in the store; null when somebody made it by hand. What it is for then decides over it.
             * @example payment_session:payses_01
             */
            source: string | null;
            /** @description When it lapses by itself; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        HoldRequest: {
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description Kept in the ledger; whoever may read the wallet sees it.
             * @example Deposit for a hired tent
             */
            reason: string;
            /**
             * @description Your own name for this hold.
             * @example hire-118
             */
            reference?: string;
            /** @description When the hold lapses by itself: an instant, or a date, at whose end it does; blank means never. */
            expiry_date?: components["schemas"]["IsoDateTime"];
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /** @description The recipient's entry; balances and what belongs to their chain are there only for who may read that wallet. */
        IncomingTransfer: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            sequence?: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            balance_before?: components["schemas"]["AmountOut"];
            balance_after?: components["schemas"]["AmountOut"];
            reason: string;
            /** @description Internal note; only for whoever may read every wallet. */
            note?: string | null;
            /**
             * @description Who did it; for staff only.
             * @example user:user_01J9ZJ6V2T
             * @example customer:cus_01
             * @example api_key:akey_01
             */
            actor?: string;
            /** @description The wallet at the other end of a transfer; for staff only. */
            counterparty_wallet_id?: number;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            lots?: {
                /** @description See `GET /wallets/{id}/lots`. */
                lot_id: number;
                amount: components["schemas"]["AmountOut"];
            }[];
            /** @description The transaction that this one takes back. */
            reverses_transaction_id?: number;
            /** @description The order's number, when there is one. */
            order_id?: number;
            /** @description The order in the store. */
            medusa_order_id?: string;
            /** @description Shared by the two entries of a transfer. */
            transfer_group_id?: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain?: string;
            created_at: components["schemas"]["Instant"];
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
        /** @description A customer's identity verification; it holds for all of their wallets. */
        Kyc: {
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description The owning customer's public number. */
            user_id: number;
            /** @example cus_01 */
            customer_id: string;
            status: components["schemas"]["KycStatus"];
            /** @description Internal note; only for whoever may read every wallet. */
            note?: string | null;
            /** @description Who set it last; only for whoever may read every wallet. */
            changed_by?: string | null;
            /** @description Null while nobody has set it. */
            changed_at: components["schemas"]["Instant"] | null;
        };
        KycChange: {
            status: components["schemas"]["KycStatus"];
            /**
             * @description For staff only; absent: the earlier note goes.
             * @example Passport seen in the shop
             */
            note?: string;
        };
        /**
         * @description How far a customer's identity verification is.
         * @enum {string}
         */
        KycStatus: "not_submitted" | "pending" | "approved" | "rejected";
        /** @description Where a page stands in its list. */
        ListMeta: {
            /** @description Records that match, over all pages. */
            total: number;
            total_pages: number;
            page: number;
            per_page: number;
        };
        /** @description What is left of one credit. */
        Lot: {
            /** @description An integer identifier. */
            id: number;
            /** @description The entry that opened it. */
            transaction_id: number;
            /** @description What it started with. */
            amount: components["schemas"]["AmountOut"];
            /** @description What is left, reserved money included. */
            remaining: components["schemas"]["AmountOut"];
            /** @description What holds reserve of it. */
            held: components["schemas"]["AmountOut"];
            /** @enum {string} */
            purpose: "general" | "paid" | "promotional" | "refund" | "gift";
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
        };
        NewWallet: {
            /**
             * @description Whose wallet: public number, id in the store or e-mail address of a registered customer.
             * @example 12
             * @example cus_01
             * @example friend@example.com
             */
            customer: number | string;
            /** @description One of the store's currencies; its default currency when absent. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description A nonce for the session. */
        Nonce: {
            /** @description Send it as `X-Platform-Nonce`. */
            nonce: string;
            expires_at: components["schemas"]["Instant"];
        };
        /** @description What a customer is told of. */
        NotificationPreferences: {
            /** @description Whether you are e-mailed before credits of yours lapse, if the store does that. */
            expiry_mail: boolean;
            /** @description Whether the store does that at all. */
            expiry_mail_enabled: boolean;
            /**
             * @description How many days before.
             * @example [
             *       30,
             *       7,
             *       1
             *     ]
             */
            expiry_notice_days: number[];
        };
        NotificationPreferencesChange: {
            /** @description Whether you want to be e-mailed before credits of yours lapse. */
            expiry_mail: boolean;
        };
        OrderRefundRequest: {
            /** @description How much, in the order's currency; all that is left to refund when absent. */
            amount?: components["schemas"]["PositiveAmount"];
            /**
             * @description Kept in the ledger; the customer sees it.
             * @example Arrived broken
             */
            reason: string;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /** @description What a debit booked that took less than was asked for. */
        PartialDebitReceipt: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description The amount that was asked for. */
            requested: components["schemas"]["AmountOut"];
            /** @constant */
            partial: true;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
        };
        PartialDebitReceiptReplay: {
            /** @description An integer identifier. */
            transaction_id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description The amount that was asked for. */
            requested: components["schemas"]["AmountOut"];
            /** @constant */
            partial: true;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        /** @description Everything that is kept about one customer. */
        PersonalData: {
            /** @example cus_01 */
            customer_id: string;
            email: string | null;
            name: string | null;
            phone: string | null;
            wallets: components["schemas"]["Wallet"][];
            /** @description Newest first. */
            transactions: components["schemas"]["Transaction"][];
            holds: components["schemas"]["Hold"][];
            kyc: {
                /** @description As `GET /wallets/{id}/kyc` has it. */
                status: string;
                /** @description For staff only. */
                note?: string | null;
                changed_at: components["schemas"]["Instant"] | null;
                changes: {
                    old_status: string;
                    new_status: string;
                    /** @description For staff only. */
                    note?: string | null;
                    /** @description For staff only. */
                    changed_by?: string;
                    changed_at: components["schemas"]["Instant"];
                }[];
            };
            /** @description Application passwords and API keys of the customer; no secrets. */
            credentials: {
                id: string;
                kind: string;
                name: string;
                created_at: components["schemas"]["Instant"];
                last_used_at: components["schemas"]["Instant"] | null;
                revoked_at: components["schemas"]["Instant"] | null;
            }[];
            grants: {
                capability: string;
                created_at: components["schemas"]["Instant"];
                revoked_at: components["schemas"]["Instant"] | null;
            }[];
            /** @description When an authenticator app was connected, a code mailed; no secrets. */
            step_up: {
                totp_confirmed_at: components["schemas"]["Instant"] | null;
                mailed_at: components["schemas"]["Instant"] | null;
            } | null;
            /** @description Since when they want no e-mail about credits that lapse. */
            expiry_mail_refused_at: components["schemas"]["Instant"] | null;
            blocked_attempts: {
                /** @description An integer identifier. */
                wallet_id: number;
                control: string;
                operation: string;
                amount: components["schemas"]["AmountOut"];
                attempts: number;
                at: components["schemas"]["Instant"];
            }[];
            /** @description The requests that the audit log has of them, where it is on. */
            requests: {
                at: components["schemas"]["Instant"];
                method: string;
                path: string;
                status: number | null;
            }[];
            conversations: {
                ref: string;
                messages: {
                    /** @enum {string} */
                    role: "user" | "assistant";
                    content: string;
                }[];
                created_at: components["schemas"]["Instant"];
                updated_at: components["schemas"]["Instant"];
            }[];
            feedback: {
                at: components["schemas"]["Instant"];
                rating: string;
                reason: string | null;
                conversation_ref: string;
            }[];
            /** @description What was sent over the messaging channel under their phone number. For staff only, and the conversations there with it: nobody has verified whose number it is. */
            messages: {
                at: components["schemas"]["Instant"];
                content: string;
            }[];
            exported_at: components["schemas"]["Instant"];
        };
        /**
         * @description An amount of at least one, in the currency's minor unit, as a string of digits.
         * @example 1050
         */
        PositiveAmount: string & (unknown & unknown);
        /** @description A redemption of a code by a customer. */
        Redemption: {
            /** @description Who redeemed it: id in the store. */
            customer_id: string;
            /** @description The wallet that was credited. */
            wallet_id: number;
            /** @description The credit. */
            transaction_id: number;
            created_at: components["schemas"]["Instant"];
        };
        /** @description A redemption code as the shop's managers see it. */
        RedemptionCode: {
            /** @description An integer identifier. */
            id: number;
            /** @example XMAS-3V2E-DDBY-7VAB-S0QS */
            code: string;
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /**
             * @description `expired` is past its expiry date, or revoked.
             * @enum {string}
             */
            status: "active" | "redeemed" | "expired";
            /** @description As asked for; empty when the code has none. */
            prefix: string;
            /** @description How many customers can redeem it. */
            max_redemptions: number;
            /** @description How many customers have redeemed it. */
            redemption_count: number;
            /** @description Public number of the one customer who can redeem it. */
            restrict_to_user_id: number | null;
            /** @description That customer's id in the store. */
            restrict_to_customer_id: string | null;
            /** @description The code can't be redeemed from this instant on; null when it does not expire. */
            expiry_date: components["schemas"]["Instant"] | null;
            revoked_at: components["schemas"]["Instant"] | null;
            revocation_reason: string | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @description A page of redemption codes, newest first. */
        RedemptionCodeList: {
            data: components["schemas"]["RedemptionCode"][];
            meta: components["schemas"]["ListMeta"];
        };
        ReversalRequest: {
            /**
             * @description Kept in the ledger; whoever may read the entry sees it.
             * @example Booked twice
             */
            reason: string;
            /** @description How much of it; all that is not reversed yet when absent. */
            amount?: components["schemas"]["PositiveAmount"];
            /**
             * @description What becomes of money whose lot has lapsed meanwhile: it comes back for so many days, or it lapses again at once.
             * @default restore_days:30
             */
            expired_policy?: string;
            /**
             * @description Only tell what would happen: the same checks and errors, and nothing moves.
             * @default false
             */
            dry_run?: boolean;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        RevokeCodeRequest: {
            /**
             * @description Kept with the code.
             * @example Sent to the wrong address
             */
            reason?: string;
        };
        /** @description A session in which the person has confirmed who they are. */
        StepUp: {
            /** @enum {string} */
            method: "totp" | "email";
            /** @description Until when this credential may do what needs a step-up. */
            elevated_until: components["schemas"]["Instant"];
        };
        StepUpAnswer: {
            /**
             * @description Six digits, from the e-mail or the authenticator app.
             * @example 123456
             */
            code: string;
        };
        /** @description A challenge to confirm who one is. */
        StepUpChallenge: {
            method: components["schemas"]["StepUpMethod"];
            /**
             * @description Where the code went, mostly hidden; null for an authenticator app.
             * @example j***@example.com
             */
            sent_to: string | null;
            /** @description Until when the challenge can be answered. */
            expires_at: components["schemas"]["Instant"];
        };
        StepUpChallengeRequest: {
            method: components["schemas"]["StepUpMethod"];
        };
        /**
         * @description An authenticator app, or a code by e-mail.
         * @enum {string}
         */
        StepUpMethod: "totp" | "email";
        /** @description A payment that fills a wallet. */
        TopUp: {
            /**
             * @description Also the payment collection's id in the store.
             * @example pay_col_01
             */
            id: string;
            /**
             * @description `pending` until it is completed, or while the provider waits for the customer; a `failed` one may be completed again.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed";
            wallet_id: number;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            amount: components["schemas"]["AmountOut"];
            payment_session: {
                id: string;
                provider_id: string;
                status: string;
                /** @description What the provider's own script in the storefront needs. */
                data: {
                    [key: string]: unknown;
                };
            } | null;
            created_at: components["schemas"]["Instant"];
        };
        /** @description How a wallet can be filled. */
        TopUpOptions: {
            /** @description The setting `topups_enabled`. */
            enabled: boolean;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            minimum: components["schemas"]["AmountOut"];
            /** @description Null when there is none. */
            maximum: components["schemas"]["AmountOut"] | null;
            /** @description Amounts to offer. */
            suggested: components["schemas"]["AmountOut"][];
            /**
             * @description With what can be paid.
             * @example [
             *       "pp_stripe_stripe"
             *     ]
             */
            providers: string[];
        };
        TopUpRequest: {
            amount: components["schemas"]["PositiveAmount"];
            /** @description One of the store's currencies; its default currency when absent. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description One of the `providers` of `GET /topups`; the first of them when absent.
             * @example pp_stripe_stripe
             */
            provider_id?: string;
        };
        TotpRequest: {
            /** @description The password of your sign-in to the store; not needed in an elevated session. */
            password?: string;
        };
        /** @description The secret of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
        TotpSecret: {
            /** @description Base32, to type into the app. Shown only here. */
            secret: string;
            /** @description The same as a link or QR code. */
            otpauth_uri: string;
        };
        /** @description Whether an authenticator app is enrolled. */
        TotpState: {
            enrolled: boolean;
        };
        /** @description An entry of the ledger: written once, never changed. */
        Transaction: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            balance_before: components["schemas"]["AmountOut"];
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description Internal note; only for whoever may read every wallet. */
            note?: string | null;
            /**
             * @description Who did it; for staff only.
             * @example user:user_01J9ZJ6V2T
             * @example customer:cus_01
             * @example api_key:akey_01
             */
            actor?: string;
            /** @description The wallet at the other end of a transfer; for staff only. */
            counterparty_wallet_id?: number;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            /** @description The credits that the entry opened, consumed or gave back to. */
            lots: {
                /** @description See `GET /wallets/{id}/lots`. */
                lot_id: number;
                amount: components["schemas"]["AmountOut"];
            }[];
            /** @description The transaction that this one takes back. */
            reverses_transaction_id?: number;
            /** @description The order's number, when there is one. */
            order_id?: number;
            /** @description The order in the store. */
            medusa_order_id?: string;
            /** @description Shared by the two entries of a transfer. */
            transfer_group_id?: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
        };
        /** @description A page of ledger entries, newest first. */
        TransactionList: {
            data: components["schemas"]["Transaction"][];
            meta: {
                /** @description Records that match, over all pages. */
                total: number;
                total_pages: number;
                page: number;
                per_page: number;
                /** @description Send it as `cursor` to read on; null on the last page. */
                next_cursor: string | null;
            };
        };
        TransactionReplay: {
            /** @description An integer identifier. */
            id: number;
            /** @description An integer identifier. */
            wallet_id: number;
            /** @description Position in the wallet's chain, from 1. */
            sequence: number;
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["AmountOut"];
            balance_before: components["schemas"]["AmountOut"];
            balance_after: components["schemas"]["AmountOut"];
            reason: string;
            /** @description Internal note; only for whoever may read every wallet. */
            note?: string | null;
            /**
             * @description Who did it; for staff only.
             * @example user:user_01J9ZJ6V2T
             * @example customer:cus_01
             * @example api_key:akey_01
             */
            actor?: string;
            /** @description The wallet at the other end of a transfer; for staff only. */
            counterparty_wallet_id?: number;
            /** @description The caller's own name for it, unique per wallet and type. */
            reference: string | null;
            /** @description What a credit is for. */
            purpose: ("general" | "paid" | "promotional" | "refund" | "gift") | null;
            /** @description When a credit lapses; null when it does not. */
            expiry_date: components["schemas"]["Instant"] | null;
            /** @description The credits that the entry opened, consumed or gave back to. */
            lots: {
                /** @description See `GET /wallets/{id}/lots`. */
                lot_id: number;
                amount: components["schemas"]["AmountOut"];
            }[];
            /** @description The transaction that this one takes back. */
            reverses_transaction_id?: number;
            /** @description The order's number, when there is one. */
            order_id?: number;
            /** @description The order in the store. */
            medusa_order_id?: string;
            /** @description Shared by the two entries of a transfer. */
            transfer_group_id?: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description HMAC-SHA256 of this entry chained to the one before in its wallet. */
            hmac_chain: string;
            created_at: components["schemas"]["Instant"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        /**
         * @description What an entry of the ledger is.
         * @enum {string}
         */
        TransactionType: "credit" | "debit" | "topup" | "transfer_in" | "transfer_out" | "cashback" | "milestone" | "referral" | "withdrawal" | "expiry";
        /** @description Both entries of a transfer. */
        Transfer: {
            transfer_group_id: string;
            transfer_out: components["schemas"]["Transaction"];
            transfer_in: components["schemas"]["IncomingTransfer"];
        };
        /** @description What would be transferred now; nothing was. */
        TransferPreview: {
            /** @constant */
            dry_run: true;
            transfer_out: components["schemas"]["EntryPreview"];
            transfer_in: {
                type: components["schemas"]["TransactionType"];
                amount: components["schemas"]["AmountOut"];
                /**
                 * @description ISO 4217 code.
                 * @example EUR
                 */
                currency: string;
                reason: string;
            };
        };
        TransferReplay: {
            transfer_group_id: string;
            transfer_out: components["schemas"]["Transaction"];
            transfer_in: components["schemas"]["IncomingTransfer"];
            /** @constant */
            code: "wallet_idempotent_replay";
            message: string;
            data: {
                /** @constant */
                status: 200;
                original_status: number;
            };
        };
        TransferRequest: {
            /**
             * @description The recipient's e-mail address; must be a registered customer's.
             * @example friend@example.com
             */
            to_user_email: string;
            amount: components["schemas"]["PositiveAmount"];
            /**
             * @description Message shown to the recipient.
             * @example For the tickets
             */
            note?: string;
            /** @description The wallet to take it from; for whoever manages the shop, who has none. */
            from_wallet_id?: number;
            /** @description Which of your wallets; that of the store's default currency when absent. Beside `from_wallet_id` it has to be that wallet's. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Only tell what would happen: the same checks and errors, and nothing moves.
             * @default false
             */
            dry_run?: boolean;
            idempotency_key?: components["schemas"]["UuidV4"];
        };
        /**
         * Format: uuid
         * @description A UUID of version 4, in upper or lower case: the same either way.
         * @example 9b1f2c9e-3f0e-4a55-8d0e-6f1f0d6d2c11
         */
        UuidV4: string;
        /** @description A customer's wallet in one currency. */
        Wallet: {
            /** @description An integer identifier. */
            id: number;
            /** @description The owning customer's public number. */
            user_id: number;
            /**
             * @description The owning customer in the store.
             * @example cus_01
             */
            customer_id: string;
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @description What can be spent: all that has neither lapsed nor is set aside by holds. */
            balance: components["schemas"]["AmountOut"];
            /** @description What holds set aside, for payments under way; see `GET /wallets/{id}/holds`. */
            held: components["schemas"]["AmountOut"];
            /**
             * @description The balance for people, with the currency's symbol.
             * @example €10.50
             */
            balance_formatted: string;
            /** @description The most that one debit or outgoing transfer may be; "0" is no limit. */
            spending_limit: components["schemas"]["AmountOut"];
            auto_reload_enabled: boolean;
            auto_reload_threshold: components["schemas"]["AmountOut"];
            auto_reload_amount: components["schemas"]["AmountOut"];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        /** @description Beside `wallet.credited`: cashback. */
        WalletCashbackAwardedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.cashback.awarded` as the log has it. */
        WalletCashbackAwardedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.cashback.awarded";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCashbackAwardedData"];
        };
        /** @description What a webhook carries for `wallet.cashback.awarded`. */
        WalletCashbackAwardedWebhook: {
            /** @constant */
            type: "wallet.cashback.awarded";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCashbackAwardedData"];
        };
        /** @description A wallet was opened. */
        WalletCreatedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.created` as the log has it. */
        WalletCreatedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreatedData"];
        };
        /** @description What a webhook carries for `wallet.created`. */
        WalletCreatedWebhook: {
            /** @constant */
            type: "wallet.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreatedData"];
        };
        /** @description What was left of a credit lapsed. */
        WalletCreditExpiredData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.credit.expired` as the log has it. */
        WalletCreditExpiredEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.credit.expired";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreditExpiredData"];
        };
        /** @description What a webhook carries for `wallet.credit.expired`. */
        WalletCreditExpiredWebhook: {
            /** @constant */
            type: "wallet.credit.expired";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreditExpiredData"];
        };
        /** @description A credit lapses soon, with what is left of it; once for each notice of the setting `expiry_notice_days`. */
        WalletCreditExpiringData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            /** @description An integer identifier. */
            lot_id: number;
            /** @description The entry that opened it. */
            transaction_id: number;
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            /** @enum {string} */
            purpose: "general" | "paid" | "promotional" | "refund" | "gift";
            expiry_date: components["schemas"]["Instant"];
            /** @description The notice: it lapses within so many days. */
            days: number;
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.credit.expiring` as the log has it. */
        WalletCreditExpiringEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.credit.expiring";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreditExpiringData"];
        };
        /** @description What a webhook carries for `wallet.credit.expiring`. */
        WalletCreditExpiringWebhook: {
            /** @constant */
            type: "wallet.credit.expiring";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreditExpiringData"];
        };
        /** @description An entry put money in. */
        WalletCreditedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.credited` as the log has it. */
        WalletCreditedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.credited";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreditedData"];
        };
        /** @description What a webhook carries for `wallet.credited`. */
        WalletCreditedWebhook: {
            /** @constant */
            type: "wallet.credited";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletCreditedData"];
        };
        /** @description An entry took money out. */
        WalletDebitedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.debited` as the log has it. */
        WalletDebitedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.debited";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletDebitedData"];
        };
        /** @description What a webhook carries for `wallet.debited`. */
        WalletDebitedWebhook: {
            /** @constant */
            type: "wallet.debited";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletDebitedData"];
        };
        /** @description Something that happened; `type` says what `data` holds. */
        WalletEvent: components["schemas"]["WalletCreatedEvent"] | components["schemas"]["WalletUpdatedEvent"] | components["schemas"]["WalletCreditedEvent"] | components["schemas"]["WalletDebitedEvent"] | components["schemas"]["WalletTopupCompletedEvent"] | components["schemas"]["WalletTopupFailedEvent"] | components["schemas"]["WalletReloadTriggeredEvent"] | components["schemas"]["WalletTransferSentEvent"] | components["schemas"]["WalletTransferReceivedEvent"] | components["schemas"]["WalletWithdrawalRequestedEvent"] | components["schemas"]["WalletWithdrawalApprovedEvent"] | components["schemas"]["WalletWithdrawalRejectedEvent"] | components["schemas"]["WalletRedemptionCodeCreatedEvent"] | components["schemas"]["WalletRedemptionCodeRedeemedEvent"] | components["schemas"]["WalletCashbackAwardedEvent"] | components["schemas"]["WalletMilestoneAwardedEvent"] | components["schemas"]["WalletReferralRewardedEvent"] | components["schemas"]["WalletCreditExpiringEvent"] | components["schemas"]["WalletCreditExpiredEvent"] | components["schemas"]["WalletSpendingLimitBlockedEvent"] | components["schemas"]["WalletLedgerCheckpointEvent"];
        /** @description The state of all wallets was signed: keep `number` and `hash` elsewhere. */
        WalletLedgerCheckpointData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"] | null;
            /** @description An integer identifier. */
            number: number;
            /** @description SHA-256 of the checkpoint's body, hexadecimal. */
            hash: string;
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.ledger.checkpoint` as the log has it. */
        WalletLedgerCheckpointEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.ledger.checkpoint";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletLedgerCheckpointData"];
        };
        /** @description What a webhook carries for `wallet.ledger.checkpoint`. */
        WalletLedgerCheckpointWebhook: {
            /** @constant */
            type: "wallet.ledger.checkpoint";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletLedgerCheckpointData"];
        };
        /** @description A page of wallets. */
        WalletList: {
            data: components["schemas"]["Wallet"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Beside `wallet.credited`: a milestone's reward. */
        WalletMilestoneAwardedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.milestone.awarded` as the log has it. */
        WalletMilestoneAwardedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.milestone.awarded";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletMilestoneAwardedData"];
        };
        /** @description What a webhook carries for `wallet.milestone.awarded`. */
        WalletMilestoneAwardedWebhook: {
            /** @constant */
            type: "wallet.milestone.awarded";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletMilestoneAwardedData"];
        };
        WalletPatch: {
            /** @description The most that one debit or outgoing transfer may be; "0" is no limit, null the store's default. */
            spending_limit?: components["schemas"]["Amount"] | null;
            /** @description Only `false` for the time being: wallets don't reload themselves yet. */
            auto_reload_enabled?: boolean;
            /** @description The balance below which the wallet is reloaded; only "0" for the time being. */
            auto_reload_threshold?: string;
            /** @description How much is reloaded; only "0" for the time being. */
            auto_reload_amount?: string;
        };
        /** @description Somebody tries the endpoint out; can't be subscribed to. */
        WalletPingData: {
            /** @example whe_2f6a0c5b9d1e4f7a8b3c6d90 */
            endpoint_id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What a webhook carries for `wallet.ping`. */
        WalletPingWebhook: {
            /** @constant */
            type: "wallet.ping";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletPingData"];
        };
        /** @description A code was made; never with its text. */
        WalletRedemptionCodeCreatedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"] | null;
            /** @description An integer identifier. */
            code_id: number;
            prefix: string;
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            max_redemptions: number;
            restrict_to_user_id: number | null;
            restrict_to_customer_id: string | null;
            expiry_date: components["schemas"]["Instant"] | null;
            /**
             * @description Who caused it.
             * @example user:user_01J9ZJ6V2T
             */
            actor: string;
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.redemption_code.created` as the log has it. */
        WalletRedemptionCodeCreatedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.redemption_code.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletRedemptionCodeCreatedData"];
        };
        /** @description What a webhook carries for `wallet.redemption_code.created`. */
        WalletRedemptionCodeCreatedWebhook: {
            /** @constant */
            type: "wallet.redemption_code.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletRedemptionCodeCreatedData"];
        };
        /** @description A code was redeemed; never with its text. */
        WalletRedemptionCodeRedeemedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
            /** @description An integer identifier. */
            code_id: number;
            prefix: string;
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
            max_redemptions: number;
            customer_id: string;
            redemption_count: number;
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.redemption_code.redeemed` as the log has it. */
        WalletRedemptionCodeRedeemedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.redemption_code.redeemed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletRedemptionCodeRedeemedData"];
        };
        /** @description What a webhook carries for `wallet.redemption_code.redeemed`. */
        WalletRedemptionCodeRedeemedWebhook: {
            /** @constant */
            type: "wallet.redemption_code.redeemed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletRedemptionCodeRedeemedData"];
        };
        /** @description Beside `wallet.credited`: a referral's reward. */
        WalletReferralRewardedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.referral.rewarded` as the log has it. */
        WalletReferralRewardedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.referral.rewarded";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletReferralRewardedData"];
        };
        /** @description What a webhook carries for `wallet.referral.rewarded`. */
        WalletReferralRewardedWebhook: {
            /** @constant */
            type: "wallet.referral.rewarded";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletReferralRewardedData"];
        };
        /** @description A wallet is being reloaded. Not sent yet. */
        WalletReloadTriggeredData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.reload.triggered` as the log has it. */
        WalletReloadTriggeredEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.reload.triggered";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletReloadTriggeredData"];
        };
        /** @description What a webhook carries for `wallet.reload.triggered`. */
        WalletReloadTriggeredWebhook: {
            /** @constant */
            type: "wallet.reload.triggered";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletReloadTriggeredData"];
        };
        /** @description A limit refused a movement; once per minute, wallet and limit. */
        WalletSpendingLimitBlockedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            /** @description An integer identifier. */
            wallet_id: number;
            /**
             * @description What stopped it.
             * @enum {string}
             */
            control: "kyc" | "spending_limit" | "velocity" | "step_up";
            /** @example transfer */
            operation: string;
            amount: components["schemas"]["AmountOut"];
            /** @description When the minute began. */
            minute: components["schemas"]["Instant"];
            attempts: number;
            /**
             * @description Who caused it.
             * @example user:user_01J9ZJ6V2T
             */
            actor: string;
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.spending_limit.blocked` as the log has it. */
        WalletSpendingLimitBlockedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.spending_limit.blocked";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletSpendingLimitBlockedData"];
        };
        /** @description What a webhook carries for `wallet.spending_limit.blocked`. */
        WalletSpendingLimitBlockedWebhook: {
            /** @constant */
            type: "wallet.spending_limit.blocked";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletSpendingLimitBlockedData"];
        };
        /** @description Beside `wallet.credited`: a top-up. */
        WalletTopupCompletedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.topup.completed` as the log has it. */
        WalletTopupCompletedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.topup.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTopupCompletedData"];
        };
        /** @description What a webhook carries for `wallet.topup.completed`. */
        WalletTopupCompletedWebhook: {
            /** @constant */
            type: "wallet.topup.completed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTopupCompletedData"];
        };
        /** @description A top-up came to nothing. */
        WalletTopupFailedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            /** @example pay_col_01 */
            topup_id: string;
            amount: components["schemas"]["AmountOut"];
            /**
             * @description ISO 4217 code.
             * @example EUR
             */
            currency: string;
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.topup.failed` as the log has it. */
        WalletTopupFailedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.topup.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTopupFailedData"];
        };
        /** @description What a webhook carries for `wallet.topup.failed`. */
        WalletTopupFailedWebhook: {
            /** @constant */
            type: "wallet.topup.failed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTopupFailedData"];
        };
        /** @description Beside `wallet.credited`: the recipient's side of a transfer. */
        WalletTransferReceivedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.transfer.received` as the log has it. */
        WalletTransferReceivedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.transfer.received";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTransferReceivedData"];
        };
        /** @description What a webhook carries for `wallet.transfer.received`. */
        WalletTransferReceivedWebhook: {
            /** @constant */
            type: "wallet.transfer.received";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTransferReceivedData"];
        };
        /** @description Beside `wallet.debited`: the sender's side of a transfer. */
        WalletTransferSentData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            transaction: components["schemas"]["EventTransaction"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.transfer.sent` as the log has it. */
        WalletTransferSentEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.transfer.sent";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTransferSentData"];
        };
        /** @description What a webhook carries for `wallet.transfer.sent`. */
        WalletTransferSentWebhook: {
            /** @constant */
            type: "wallet.transfer.sent";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletTransferSentData"];
        };
        /** @description Staff changed a wallet's settings. */
        WalletUpdatedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
            /**
             * @description Who caused it.
             * @example user:user_01J9ZJ6V2T
             */
            actor: string;
            changes: {
                spending_limit?: components["schemas"]["AmountOut"] | null;
                auto_reload_enabled?: boolean;
                auto_reload_threshold?: components["schemas"]["AmountOut"];
                auto_reload_amount?: components["schemas"]["AmountOut"];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.updated` as the log has it. */
        WalletUpdatedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletUpdatedData"];
        };
        /** @description What a webhook carries for `wallet.updated`. */
        WalletUpdatedWebhook: {
            /** @constant */
            type: "wallet.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletUpdatedData"];
        };
        /** @description A withdrawal was approved. Not sent yet. */
        WalletWithdrawalApprovedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.withdrawal.approved` as the log has it. */
        WalletWithdrawalApprovedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.withdrawal.approved";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletWithdrawalApprovedData"];
        };
        /** @description What a webhook carries for `wallet.withdrawal.approved`. */
        WalletWithdrawalApprovedWebhook: {
            /** @constant */
            type: "wallet.withdrawal.approved";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletWithdrawalApprovedData"];
        };
        /** @description A withdrawal was rejected. Not sent yet. */
        WalletWithdrawalRejectedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.withdrawal.rejected` as the log has it. */
        WalletWithdrawalRejectedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.withdrawal.rejected";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletWithdrawalRejectedData"];
        };
        /** @description What a webhook carries for `wallet.withdrawal.rejected`. */
        WalletWithdrawalRejectedWebhook: {
            /** @constant */
            type: "wallet.withdrawal.rejected";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletWithdrawalRejectedData"];
        };
        /** @description A withdrawal was asked for. Not sent yet. */
        WalletWithdrawalRequestedData: {
            /** @description The event's place in `GET /events`. */
            sequence: number;
            /** @description The entry's place in its wallet; null for events that are no entries. */
            wallet_sequence: number | null;
            wallet: components["schemas"]["EventWallet"];
        } & {
            [key: string]: unknown;
        };
        /** @description `wallet.withdrawal.requested` as the log has it. */
        WalletWithdrawalRequestedEvent: {
            /** @description The event's place in the log: from 1, without gaps. */
            sequence: number;
            /**
             * @description The `webhook-id` of its deliveries.
             * @example evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11
             */
            id: string;
            /** @constant */
            type: "wallet.withdrawal.requested";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletWithdrawalRequestedData"];
        };
        /** @description What a webhook carries for `wallet.withdrawal.requested`. */
        WalletWithdrawalRequestedWebhook: {
            /** @constant */
            type: "wallet.withdrawal.requested";
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["WalletWithdrawalRequestedData"];
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
    applyWalletToCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cart's id in the store. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CartApplyRequest"];
            };
        };
        responses: {
            /** @description What the wallet pays of a cart, what it could pay, and why not more. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartWallet"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_cart_payments_disabled`: The setting `cart_payments_enabled` is off.
             *
             *     `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_kyc_required`: The operation needs an approved identity verification above the store's threshold.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_cart_payments_disabled";
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_kyc_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_cart_not_found`: There is no such cart, or it is not the signed-in customer's; nobody can tell which. A cart that was filled before signing in is handed over first (`POST /store/carts/{id}/customer`). */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_cart_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_cart_completed`: This cart has been ordered already. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_cart_completed";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_cart_exceeded`: This is more than the cart costs.
             *
             *     `wallet_insufficient_balance`: The amount exceeds what can be spent; nothing was moved. Of a transfer or withdrawal, `data.movable` and `data.promotional` say what of the balance can be moved and what is promotional money, which has to be spent in the store; absent when none is.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             *
             *     `wallet_spending_limit_exceeded`: The amount exceeds the wallet's spending limit.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_cart_exceeded";
                        data: {
                            /** @description What the cart costs before the wallet pays. */
                            payable: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_insufficient_balance";
                        data: {
                            /** @description What can be spent in the store. */
                            balance: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                            /** @description The part of `balance` that can be transferred or withdrawn. */
                            movable?: components["schemas"]["AmountOut"];
                            /** @description The part that can't. */
                            promotional?: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_spending_limit_exceeded";
                        data: {
                            spending_limit: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /**
             * @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for.
             *
             *     `wallet_velocity_cap_exceeded`: As many debits, withdrawals, outgoing transfers and holds as the velocity window has room for.
             */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_velocity_cap_exceeded";
                        data: {
                            /**
                             * @description Movements per window.
                             * @example 30
                             */
                            max: number;
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    removeWalletFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cart's id in the store. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the wallet pays of a cart, what it could pay, and why not more. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartWallet"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_cart_not_found`: There is no such cart, or it is not the signed-in customer's; nobody can tell which. A cart that was filled before signing in is handed over first (`POST /store/carts/{id}/customer`). */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_cart_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_cart_completed`: This cart has been ordered already. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_cart_completed";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getCartWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cart's id in the store. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the wallet pays of a cart, what it could pay, and why not more. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartWallet"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_cart_not_found`: There is no such cart, or it is not the signed-in customer's; nobody can tell which. A cart that was filled before signing in is handed over first (`POST /store/carts/{id}/customer`). */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_cart_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    redeemCode: {
        parameters: {
            query?: {
                /** @description `true`: check everything and move nothing. */
                dry_run?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description The code; case, dashes and spaces don't matter. */
                code: string;
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
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReceipt"] | components["schemas"]["EntryPreview"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_kyc_required`: The operation needs an approved identity verification above the store's threshold.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_kyc_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_code_not_found`: The code is unknown, mistyped, or for somebody else; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_code_already_redeemed`: The code is used up, or the caller has redeemed it before; `data.transaction_id` then names the entry that it was paid with. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_already_redeemed";
                        data: {
                            /** @example 4711 */
                            transaction_id?: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_code_expired`: The code is past its expiry date, or was revoked. */
            410: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_expired";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_balance_limit_exceeded`: The credit would take the balance over the largest possible amount.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_balance_limit_exceeded";
                        data: {
                            /** @description Absent for a transfer: the recipient's. */
                            balance?: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    listRedemptions: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The code; case, dashes and spaces don't matter. */
                code: string;
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
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redemption"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_code_not_found`: The code is unknown, mistyped, or for somebody else; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    revokeCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code; case, dashes and spaces don't matter. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RevokeCodeRequest"];
            };
        };
        responses: {
            /** @description A redemption code as the shop's managers see it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionCode"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_code_not_found`: The code is unknown, mistyped, or for somebody else; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_code_already_redeemed`: The code is used up, or the caller has redeemed it before; `data.transaction_id` then names the entry that it was paid with. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_already_redeemed";
                        data: {
                            /** @example 4711 */
                            transaction_id?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code; case, dashes and spaces don't matter. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A redemption code as the shop's managers see it. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionCode"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_code_not_found`: The code is unknown, mistyped, or for somebody else; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_code_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    listCodes: {
        parameters: {
            query?: {
                /** @description Only codes in this state. */
                status?: "active" | "redeemed" | "expired";
                /** @description Only codes that were generated with this prefix; case does not matter. */
                prefix?: string;
                /** @description Only codes created after this time. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Only codes created before this time. */
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
            /** @description A page of redemption codes, newest first. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionCodeList"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    generateCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateCodesRequest"];
            };
        };
        responses: {
            /** @description The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedCodesReplay"];
                };
            };
            /** @description New redemption codes. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedCodes"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
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
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
                        data: Record<string, never>;
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
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
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
    listEvents: {
        parameters: {
            query?: {
                /** @description The last sequence number that you have; 0 for the oldest there is. */
                after?: number;
                /** @description Events at most, up to 500. */
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletEvent"][];
                        meta: {
                            /** @description Send it as `after` to read on. */
                            next: number;
                            /** @description Whether there is more to read right now. */
                            has_more: boolean;
                        };
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    commitHold: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The hold. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldCommitRequest"];
            };
        };
        responses: {
            /** @description The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldCommitReceiptReplay"];
                };
            };
            /** @description What the commitment of a hold booked, and the hold afterwards. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldCommitReceipt"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_hold_not_found`: There is no such hold. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_hold_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_duplicate_reference`: `data.transaction_id` names the entry that has the reference.
             *
             *     `wallet_hold_in_use`: The hold belongs to what `data.source` names: capture or cancel the payment, or take the wallet off the cart instead.
             *
             *     `wallet_hold_not_active`: This hold has ended.
             *
             *     `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_duplicate_reference";
                        data: {
                            /** @example 4711 */
                            transaction_id: number;
                            /** @example invoice-2026-0042 */
                            reference: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_hold_in_use";
                        data: {
                            /** @example payment_session:payses_01 */
                            source: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_hold_not_active";
                        data: {
                            /** @example released */
                            hold_status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_hold_exceeded`: The hold sets less aside than this.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_hold_exceeded";
                        data: {
                            /** @description What the hold sets aside. */
                            amount: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The hold. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldExtensionRequest"];
            };
        };
        responses: {
            /** @description Money set aside for a later debit. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hold"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_hold_not_found`: There is no such hold. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_hold_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_hold_in_use`: The hold belongs to what `data.source` names: capture or cancel the payment, or take the wallet off the cart instead.
             *
             *     `wallet_hold_not_active`: This hold has ended.
             *
             *     `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_hold_in_use";
                        data: {
                            /** @example payment_session:payses_01 */
                            source: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_hold_not_active";
                        data: {
                            /** @example released */
                            hold_status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The hold. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HoldReleaseRequest"];
            };
        };
        responses: {
            /** @description Money set aside for a later debit. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hold"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_hold_not_found`: There is no such hold. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_hold_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_hold_in_use`: The hold belongs to what `data.source` names: capture or cancel the payment, or take the wallet off the cart instead.
             *
             *     `wallet_hold_not_active`: This hold has ended.
             *
             *     `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_hold_in_use";
                        data: {
                            /** @example payment_session:payses_01 */
                            source: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_hold_not_active";
                        data: {
                            /** @example released */
                            hold_status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_hold_exceeded`: The hold sets less aside than this.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_hold_exceeded";
                        data: {
                            /** @description What the hold sets aside. */
                            amount: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hold. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money set aside for a later debit. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hold"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_hold_not_found`: There is no such hold. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_hold_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nonce"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a customer is told of. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    setNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferencesChange"];
            };
        };
        responses: {
            /** @description What a customer is told of. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
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
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
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
    refundOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The order's number, or its id in the store. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefundRequest"];
            };
        };
        responses: {
            /** @description The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionReplay"];
                };
            };
            /** @description An entry of the ledger: written once, never changed. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_order_not_found`: There is no such order. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_balance_limit_exceeded`: The credit would take the balance over the largest possible amount.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_order_without_customer`: Nobody with an account placed this order, so there is no wallet to refund it to.
             *
             *     `wallet_refund_exceeds`: `data.refundable` is what the order's payments have taken and nobody has given back yet.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_balance_limit_exceeded";
                        data: {
                            /** @description Absent for a transfer: the recipient's. */
                            balance?: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_order_without_customer";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_refund_exceeds";
                        data: {
                            refundable: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    startStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpChallengeRequest"];
            };
        };
        responses: {
            /** @description A challenge to confirm who one is. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpChallenge"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_step_up_unavailable`: No authenticator app is enrolled, no e-mail address is known, or the store can't send e-mail; `message` says which. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_step_up_unavailable";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    enrolTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TotpRequest"];
            };
        };
        responses: {
            /** @description The secret of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecret"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_totp_enrolled`: An authenticator app is enrolled already; remove it first. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_totp_enrolled";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether an authenticator app is enrolled. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpState"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpAnswer"];
            };
        };
        responses: {
            /** @description Whether an authenticator app is enrolled. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpState"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_step_up_code_invalid`: The code is wrong or has expired. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_step_up_code_invalid";
                        data: {
                            /**
                             * @description How many more codes are looked at. With 0, ask for a new challenge; at the activation of an authenticator app, wait until the hour is over.
                             * @example 4
                             */
                            attempts_left: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    verifyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpAnswer"];
            };
        };
        responses: {
            /** @description A session in which the person has confirmed who they are. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_step_up_code_invalid`: The code is wrong or has expired. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_step_up_code_invalid";
                        data: {
                            /**
                             * @description How many more codes are looked at. With 0, ask for a new challenge; at the activation of an authenticator app, wait until the hour is over.
                             * @example 4
                             */
                            attempts_left: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    completeTopUp: {
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
            /** @description A payment that fills a wallet. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_topup_not_found`: There is none, or it is not the signed-in customer's; nobody can tell which. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getTopUpOptions: {
        parameters: {
            query?: {
                /** @description One of the store's currencies; its default currency when absent. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How a wallet can be filled. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpOptions"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    startTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            /** @description A payment that fills a wallet. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_topups_disabled`: The setting `topups_enabled` is off.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_topups_disabled";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_topup_amount`: This amount can't be topped up. */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_topup_amount";
                        data: {
                            minimum: components["schemas"]["AmountOut"];
                            /** @description Absent when there is none. */
                            maximum?: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    reverseTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The transaction. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalRequest"];
            };
        };
        responses: {
            /** @description What would be booked now; nothing was. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPreview"] | components["schemas"]["TransactionReplay"];
                };
            };
            /** @description An entry of the ledger: written once, never changed. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_transaction_not_found`: There is no such transaction. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_transaction_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_already_reversed`: `data.reversible` is what is not reversed yet.
             *
             *     `wallet_balance_limit_exceeded`: The credit would take the balance over the largest possible amount.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_insufficient_balance`: The amount exceeds what can be spent; nothing was moved. Of a transfer or withdrawal, `data.movable` and `data.promotional` say what of the balance can be moved and what is promotional money, which has to be spent in the store; absent when none is.
             *
             *     `wallet_not_reversible`: Transfers, expiries and reversals themselves are not reversible.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_already_reversed";
                        data: {
                            /** @example 4711 */
                            transaction_id: number;
                            reversible: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_balance_limit_exceeded";
                        data: {
                            /** @description Absent for a transfer: the recipient's. */
                            balance?: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_insufficient_balance";
                        data: {
                            /** @description What can be spent in the store. */
                            balance: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                            /** @description The part of `balance` that can be transferred or withdrawn. */
                            movable?: components["schemas"]["AmountOut"];
                            /** @description The part that can't. */
                            promotional?: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_not_reversible";
                        data: {
                            /** @example transfer_out */
                            type: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An entry of the ledger: written once, never changed. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_transaction_not_found`: There is no such transaction. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_transaction_not_found";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Only entries of this wallet. */
                wallet_id?: number;
                /** @description Comma-separated list of transaction types. */
                type?: string;
                /** @description Only entries created after this time. */
                after?: components["schemas"]["IsoDateTime"];
                /** @description Only entries created before this time. */
                before?: components["schemas"]["IsoDateTime"];
                /** @description The list as it was at this instant. */
                as_of?: components["schemas"]["IsoDateTime"];
                /** @description Only entries of this order: its number, or its id in the store. */
                order_id?: string;
                /** @description Only entries with this reference. */
                reference?: string;
                /** @description Only the two sides of this transfer. */
                transfer_group_id?: string;
                /** @description Only entries in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Smallest amount, inclusive. */
                amount_min?: components["schemas"]["Amount"];
                /** @description Largest amount, inclusive. */
                amount_max?: components["schemas"]["Amount"];
                /** @description Only this customer's entries, by public number or id in the store. Needs `wallet_read_wallets`. */
                user_id?: string;
                /** @description Only entries of the customer with this e-mail address. Needs the same. */
                email?: string;
                /** @description For staff: only what this one did, as `actor` names them. */
                actor?: string;
                /** @description For staff: only entries of whose reason, note or reference this is a part; case does not matter. */
                q?: string;
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description `meta.next_cursor` of the page before; `page` is ignored then. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ledger entries, newest first. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description What would be transferred now; nothing was. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferPreview"] | components["schemas"]["TransferReplay"];
                };
            };
            /** @description Both entries of a transfer. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            /**
             * @description `wallet_invalid_json`: The body is not UTF-8, not JSON, or not a JSON object.
             *
             *     `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each.
             *
             *     `wallet_transfer_to_self`: You can't transfer to yourself.
             */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    } | {
                        /** @constant */
                        code: "wallet_transfer_to_self";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_kyc_required`: The operation needs an approved identity verification above the store's threshold.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             *
             *     `wallet_transfers_disabled`: Transfers between customers are not enabled in this store.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_kyc_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_transfers_disabled";
                        data: Record<string, never>;
                    });
                };
            };
            /**
             * @description `wallet_not_found`: There is no such wallet.
             *
             *     `wallet_recipient_not_found`: There is no registered customer with this e-mail address.
             */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_not_found";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_recipient_not_found";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_balance_limit_exceeded`: The credit would take the balance over the largest possible amount.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_insufficient_balance`: The amount exceeds what can be spent; nothing was moved. Of a transfer or withdrawal, `data.movable` and `data.promotional` say what of the balance can be moved and what is promotional money, which has to be spent in the store; absent when none is.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             *
             *     `wallet_spending_limit_exceeded`: The amount exceeds the wallet's spending limit.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_balance_limit_exceeded";
                        data: {
                            /** @description Absent for a transfer: the recipient's. */
                            balance?: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_insufficient_balance";
                        data: {
                            /** @description What can be spent in the store. */
                            balance: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                            /** @description The part of `balance` that can be transferred or withdrawn. */
                            movable?: components["schemas"]["AmountOut"];
                            /** @description The part that can't. */
                            promotional?: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_spending_limit_exceeded";
                        data: {
                            spending_limit: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /**
             * @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for.
             *
             *     `wallet_velocity_cap_exceeded`: As many debits, withdrawals, outgoing transfers and holds as the velocity window has room for.
             */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_velocity_cap_exceeded";
                        data: {
                            /**
                             * @description Movements per window.
                             * @example 30
                             */
                            max: number;
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    creditWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditRequest"];
            };
        };
        responses: {
            /** @description What would be booked now; nothing was. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPreview"] | components["schemas"]["CreditReceiptReplay"];
                };
            };
            /** @description What a credit booked. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReceipt"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_duplicate_reference`: `data.transaction_id` names the entry that has the reference.
             *
             *     `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_duplicate_reference";
                        data: {
                            /** @example 4711 */
                            transaction_id: number;
                            /** @example invoice-2026-0042 */
                            reference: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_balance_limit_exceeded`: The credit would take the balance over the largest possible amount.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_balance_limit_exceeded";
                        data: {
                            /** @description Absent for a transfer: the recipient's. */
                            balance?: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    debitWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitRequest"];
            };
        };
        responses: {
            /** @description What would be booked now; nothing was. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPreview"] | components["schemas"]["DebitReceiptReplay"] | components["schemas"]["PartialDebitReceiptReplay"];
                };
            };
            /** @description What a debit booked. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitReceipt"];
                };
            };
            /** @description What a debit booked that took less than was asked for. */
            206: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartialDebitReceipt"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_kyc_required`: The operation needs an approved identity verification above the store's threshold.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_kyc_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_duplicate_reference`: `data.transaction_id` names the entry that has the reference.
             *
             *     `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_duplicate_reference";
                        data: {
                            /** @example 4711 */
                            transaction_id: number;
                            /** @example invoice-2026-0042 */
                            reference: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_insufficient_balance`: The amount exceeds what can be spent; nothing was moved. Of a transfer or withdrawal, `data.movable` and `data.promotional` say what of the balance can be moved and what is promotional money, which has to be spent in the store; absent when none is.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             *
             *     `wallet_spending_limit_exceeded`: The amount exceeds the wallet's spending limit.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_insufficient_balance";
                        data: {
                            /** @description What can be spent in the store. */
                            balance: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                            /** @description The part of `balance` that can be transferred or withdrawn. */
                            movable?: components["schemas"]["AmountOut"];
                            /** @description The part that can't. */
                            promotional?: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_spending_limit_exceeded";
                        data: {
                            spending_limit: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /**
             * @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for.
             *
             *     `wallet_velocity_cap_exceeded`: As many debits, withdrawals, outgoing transfers and holds as the velocity window has room for.
             */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_velocity_cap_exceeded";
                        data: {
                            /**
                             * @description Movements per window.
                             * @example 30
                             */
                            max: number;
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    explainBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a balance is the sum of. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceExplanation"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    listHolds: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: "active" | "committed" | "released" | "lapsed";
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of holds, newest first. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldList"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    createHold: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRequest"];
            };
        };
        responses: {
            /** @description The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldReplay"];
                };
            };
            /** @description Money set aside for a later debit. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hold"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             *
             *     `wallet_kyc_required`: The operation needs an approved identity verification above the store's threshold.
             *
             *     `wallet_step_up_required`: The operation needs step-up authentication; `data.step_up_url` says where.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_kyc_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_step_up_required";
                        data: {
                            /**
                             * @description Where to confirm; may be relative to this request.
                             * @example /wallet/v1/step-up/challenge
                             */
                            step_up_url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed. */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    };
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_insufficient_balance`: The amount exceeds what can be spent; nothing was moved. Of a transfer or withdrawal, `data.movable` and `data.promotional` say what of the balance can be moved and what is promotional money, which has to be spent in the store; absent when none is.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             *
             *     `wallet_spending_limit_exceeded`: The amount exceeds the wallet's spending limit.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_insufficient_balance";
                        data: {
                            /** @description What can be spent in the store. */
                            balance: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                            /** @description The part of `balance` that can be transferred or withdrawn. */
                            movable?: components["schemas"]["AmountOut"];
                            /** @description The part that can't. */
                            promotional?: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_spending_limit_exceeded";
                        data: {
                            spending_limit: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    });
                };
            };
            /**
             * @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for.
             *
             *     `wallet_velocity_cap_exceeded`: As many debits, withdrawals, outgoing transfers and holds as the velocity window has room for.
             */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_rate_limited";
                        data: {
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_velocity_cap_exceeded";
                        data: {
                            /**
                             * @description Movements per window.
                             * @example 30
                             */
                            max: number;
                            /**
                             * @description Seconds to wait.
                             * @example 42
                             */
                            retry_after: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer's identity verification; it holds for all of their wallets. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kyc"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    setKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycChange"];
            };
        };
        responses: {
            /** @description A customer's identity verification; it holds for all of their wallets. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kyc"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    listLots: {
        parameters: {
            query?: {
                /** @description As it was at this instant: balances as they were shown then. */
                as_of?: components["schemas"]["IsoDateTime"];
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The wallet. */
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lot"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Any wallet of the customer. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is kept about one customer. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /** @description As it was at this instant: balances as they were shown then. */
                as_of?: components["schemas"]["IsoDateTime"];
            };
            header?: never;
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer's wallet in one currency. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    updateWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The wallet. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletPatch"];
            };
        };
        responses: {
            /** @description A customer's wallet in one currency. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    creditCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Another place for `idempotency_key`; in both, it has to be the same. */
                "Idempotency-Key"?: components["schemas"]["UuidV4"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreditRequest"];
            };
        };
        responses: {
            /** @description What would be booked now; nothing was. Or: The idempotency key was used within 24 hours for the same request (`wallet_idempotent_replay`): its original result, nothing new done. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description `true`: this is the original result of an earlier request. */
                    "Idempotent-Replayed"?: "true";
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPreview"] | components["schemas"]["CreditReceiptReplay"];
                };
            };
            /** @description What a credit booked. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReceipt"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /**
             * @description `wallet_duplicate_reference`: `data.transaction_id` names the entry that has the reference.
             *
             *     `wallet_idempotency_in_progress`: A request with this idempotency key is still being processed.
             */
            409: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_duplicate_reference";
                        data: {
                            /** @example 4711 */
                            transaction_id: number;
                            /** @example invoice-2026-0042 */
                            reference: string;
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_in_progress";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
             * @description `wallet_balance_limit_exceeded`: The credit would take the balance over the largest possible amount.
             *
             *     `wallet_idempotency_key_reused`: This idempotency key was used for a different request.
             *
             *     `wallet_operation_refused`: A rule of the store's own refused; `message` is its reason.
             */
            422: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_balance_limit_exceeded";
                        data: {
                            /** @description Absent for a transfer: the recipient's. */
                            balance?: components["schemas"]["AmountOut"];
                            requested: components["schemas"]["AmountOut"];
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        code: "wallet_idempotency_key_reused";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_operation_refused";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    getMyWallet: {
        parameters: {
            query?: {
                /** @description One of the store's currencies; its default currency when absent. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description As it was at this instant: balances as they were shown then. */
                as_of?: components["schemas"]["IsoDateTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A customer's wallet in one currency. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_not_found`: There is no such wallet. */
            404: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    listWallets: {
        parameters: {
            query?: {
                /** @description Page of the list, from 1. */
                page?: number;
                /** @description Records on a page, at most 100. */
                per_page?: number;
                /** @description Only wallets in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Lowest balance, inclusive. */
                balance_min?: components["schemas"]["Amount"];
                /** @description Highest balance, inclusive. */
                balance_max?: components["schemas"]["Amount"];
                /** @description Only this customer's wallets: public number or id in the store. */
                user_id?: string;
                /** @description Only the wallets of the customer with this e-mail address. */
                email?: string;
                /** @description Only the wallets of customers whose name or e-mail address contains this (of the 200 that the store finds first), or whose number or id it is. */
                q?: string;
                /** @description What the list is sorted by. */
                orderby?: "balance" | "created" | "updated";
                /** @description As it was at this instant: balances as they were shown then. */
                as_of?: components["schemas"]["IsoDateTime"];
                /** @description Which end comes first. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of wallets. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletList"];
                };
            };
            /** @description `wallet_invalid_param`: A field is missing, malformed, out of range or unknown; `data.params` names each. */
            400: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
                };
            };
        };
    };
    openWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWallet"];
            };
        };
        responses: {
            /** @description A customer's wallet in one currency. */
            200: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
                };
            };
            /** @description A customer's wallet in one currency. */
            201: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallet"];
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_unauthorized`: No credential was sent, or the one that was sent is wrong, expired or revoked. */
            401: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description How to sign in. */
                    "WWW-Authenticate"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_unauthorized";
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description `wallet_forbidden`: The identity lacks the capability that `data.required_capability` names (where the store's staff have roles, the policy that `data.required_policy` names), or the store API key the scope that `data.required_scope` names.
             *
             *     `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS.
             *
             *     `wallet_invalid_nonce`: A session cookie came with a nonce that is wrong, expired or somebody else's.
             */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
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
                        code: "wallet_https_required";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_invalid_nonce";
                        data: Record<string, never>;
                    });
                };
            };
            /** @description `wallet_payload_too_large`: The body is over the limit. */
            413: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /** @description `wallet_rate_limited`: More requests, attempts or failed sign-ins than a minute has room for. */
            429: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_rate_limited";
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
            /** @description `wallet_internal_error`: An unexpected failure; `data.request_id` finds it in the log. */
            500: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
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
            /**
             * @description `wallet_api_disabled`: The setting `enable_rest_api` is off.
             *
             *     `wallet_unavailable`: The database can't be reached or is overloaded.
             */
            503: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    /** @description Requests per window; absent while the limit is switched off. */
                    "X-Wallet-RateLimit-Limit"?: number;
                    /** @description Requests left in the window. */
                    "X-Wallet-RateLimit-Remaining"?: number;
                    /** @description Unix time at which the window ends. */
                    "X-Wallet-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & ({
                        /** @constant */
                        code: "wallet_api_disabled";
                        data: Record<string, never>;
                    } | {
                        /** @constant */
                        code: "wallet_unavailable";
                        data: Record<string, never>;
                    });
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
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
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
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
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
            /** @description `wallet_https_required`: The setting `force_https` is on, and the request did not come over HTTPS. */
            403: {
                headers: {
                    /** @description Names this request in the store's log; the caller's own, when it sent one. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @constant */
                        code: "wallet_https_required";
                        data: Record<string, never>;
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
    onWalletCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCreatedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletUpdatedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletCredited: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCreditedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletDebited: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletDebitedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletTopupCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTopupCompletedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletTopupFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTopupFailedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletReloadTriggered: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletReloadTriggeredWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletTransferSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransferSentWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletTransferReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransferReceivedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletWithdrawalRequested: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletWithdrawalRequestedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletWithdrawalApproved: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletWithdrawalApprovedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletWithdrawalRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletWithdrawalRejectedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletRedemptionCodeCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRedemptionCodeCreatedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletRedemptionCodeRedeemed: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRedemptionCodeRedeemedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletCashbackAwarded: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCashbackAwardedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletMilestoneAwarded: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletMilestoneAwardedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletReferralRewarded: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletReferralRewardedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletCreditExpiring: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCreditExpiringWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletCreditExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCreditExpiredWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletSpendingLimitBlocked: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletSpendingLimitBlockedWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletLedgerCheckpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletLedgerCheckpointWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWalletPing: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id: the same for every attempt and every endpoint. */
                "webhook-id": string;
                /** @description When this attempt was made, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the signature in base64; several are separated by blanks. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletPingWebhook"];
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. Anything else is tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody wants it any more: the endpoint is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type Amount = components["schemas"]["Amount"]
export type AmountOut = components["schemas"]["AmountOut"]
export type BalanceExplanation = components["schemas"]["BalanceExplanation"]
export type CartApplyRequest = components["schemas"]["CartApplyRequest"]
export type CartWallet = components["schemas"]["CartWallet"]
export type CartWalletObstacle = components["schemas"]["CartWalletObstacle"]
export type CreditReceipt = components["schemas"]["CreditReceipt"]
export type CreditReceiptReplay = components["schemas"]["CreditReceiptReplay"]
export type CreditRequest = components["schemas"]["CreditRequest"]
export type CurrencyCode = components["schemas"]["CurrencyCode"]
export type CustomerCreditRequest = components["schemas"]["CustomerCreditRequest"]
export type DebitReceipt = components["schemas"]["DebitReceipt"]
export type DebitReceiptReplay = components["schemas"]["DebitReceiptReplay"]
export type DebitRequest = components["schemas"]["DebitRequest"]
export type EntryPreview = components["schemas"]["EntryPreview"]
export type Error = components["schemas"]["Error"]
export type EventTransaction = components["schemas"]["EventTransaction"]
export type EventWallet = components["schemas"]["EventWallet"]
export type GenerateCodesRequest = components["schemas"]["GenerateCodesRequest"]
export type GeneratedCodes = components["schemas"]["GeneratedCodes"]
export type GeneratedCodesReplay = components["schemas"]["GeneratedCodesReplay"]
export type Hold = components["schemas"]["Hold"]
export type HoldCommitReceipt = components["schemas"]["HoldCommitReceipt"]
export type HoldCommitReceiptReplay = components["schemas"]["HoldCommitReceiptReplay"]
export type HoldCommitRequest = components["schemas"]["HoldCommitRequest"]
export type HoldExtensionRequest = components["schemas"]["HoldExtensionRequest"]
export type HoldList = components["schemas"]["HoldList"]
export type HoldReleaseRequest = components["schemas"]["HoldReleaseRequest"]
export type HoldReplay = components["schemas"]["HoldReplay"]
export type HoldRequest = components["schemas"]["HoldRequest"]
export type IncomingTransfer = components["schemas"]["IncomingTransfer"]
export type Instant = components["schemas"]["Instant"]
export type IsoDateTime = components["schemas"]["IsoDateTime"]
export type Kyc = components["schemas"]["Kyc"]
export type KycChange = components["schemas"]["KycChange"]
export type KycStatus = components["schemas"]["KycStatus"]
export type ListMeta = components["schemas"]["ListMeta"]
export type Lot = components["schemas"]["Lot"]
export type NewWallet = components["schemas"]["NewWallet"]
export type Nonce = components["schemas"]["Nonce"]
export type NotificationPreferences = components["schemas"]["NotificationPreferences"]
export type NotificationPreferencesChange = components["schemas"]["NotificationPreferencesChange"]
export type OrderRefundRequest = components["schemas"]["OrderRefundRequest"]
export type PartialDebitReceipt = components["schemas"]["PartialDebitReceipt"]
export type PartialDebitReceiptReplay = components["schemas"]["PartialDebitReceiptReplay"]
export type PersonalData = components["schemas"]["PersonalData"]
export type PositiveAmount = components["schemas"]["PositiveAmount"]
export type Redemption = components["schemas"]["Redemption"]
export type RedemptionCode = components["schemas"]["RedemptionCode"]
export type RedemptionCodeList = components["schemas"]["RedemptionCodeList"]
export type ReversalRequest = components["schemas"]["ReversalRequest"]
export type RevokeCodeRequest = components["schemas"]["RevokeCodeRequest"]
export type StepUp = components["schemas"]["StepUp"]
export type StepUpAnswer = components["schemas"]["StepUpAnswer"]
export type StepUpChallenge = components["schemas"]["StepUpChallenge"]
export type StepUpChallengeRequest = components["schemas"]["StepUpChallengeRequest"]
export type StepUpMethod = components["schemas"]["StepUpMethod"]
export type TopUp = components["schemas"]["TopUp"]
export type TopUpOptions = components["schemas"]["TopUpOptions"]
export type TopUpRequest = components["schemas"]["TopUpRequest"]
export type TotpRequest = components["schemas"]["TotpRequest"]
export type TotpSecret = components["schemas"]["TotpSecret"]
export type TotpState = components["schemas"]["TotpState"]
export type Transaction = components["schemas"]["Transaction"]
export type TransactionList = components["schemas"]["TransactionList"]
export type TransactionReplay = components["schemas"]["TransactionReplay"]
export type TransactionType = components["schemas"]["TransactionType"]
export type Transfer = components["schemas"]["Transfer"]
export type TransferPreview = components["schemas"]["TransferPreview"]
export type TransferReplay = components["schemas"]["TransferReplay"]
export type TransferRequest = components["schemas"]["TransferRequest"]
export type UuidV4 = components["schemas"]["UuidV4"]
export type Wallet = components["schemas"]["Wallet"]
export type WalletCashbackAwardedData = components["schemas"]["WalletCashbackAwardedData"]
export type WalletCashbackAwardedEvent = components["schemas"]["WalletCashbackAwardedEvent"]
export type WalletCashbackAwardedWebhook = components["schemas"]["WalletCashbackAwardedWebhook"]
export type WalletCreatedData = components["schemas"]["WalletCreatedData"]
export type WalletCreatedEvent = components["schemas"]["WalletCreatedEvent"]
export type WalletCreatedWebhook = components["schemas"]["WalletCreatedWebhook"]
export type WalletCreditExpiredData = components["schemas"]["WalletCreditExpiredData"]
export type WalletCreditExpiredEvent = components["schemas"]["WalletCreditExpiredEvent"]
export type WalletCreditExpiredWebhook = components["schemas"]["WalletCreditExpiredWebhook"]
export type WalletCreditExpiringData = components["schemas"]["WalletCreditExpiringData"]
export type WalletCreditExpiringEvent = components["schemas"]["WalletCreditExpiringEvent"]
export type WalletCreditExpiringWebhook = components["schemas"]["WalletCreditExpiringWebhook"]
export type WalletCreditedData = components["schemas"]["WalletCreditedData"]
export type WalletCreditedEvent = components["schemas"]["WalletCreditedEvent"]
export type WalletCreditedWebhook = components["schemas"]["WalletCreditedWebhook"]
export type WalletDebitedData = components["schemas"]["WalletDebitedData"]
export type WalletDebitedEvent = components["schemas"]["WalletDebitedEvent"]
export type WalletDebitedWebhook = components["schemas"]["WalletDebitedWebhook"]
export type WalletEvent = components["schemas"]["WalletEvent"]
export type WalletLedgerCheckpointData = components["schemas"]["WalletLedgerCheckpointData"]
export type WalletLedgerCheckpointEvent = components["schemas"]["WalletLedgerCheckpointEvent"]
export type WalletLedgerCheckpointWebhook = components["schemas"]["WalletLedgerCheckpointWebhook"]
export type WalletList = components["schemas"]["WalletList"]
export type WalletMilestoneAwardedData = components["schemas"]["WalletMilestoneAwardedData"]
export type WalletMilestoneAwardedEvent = components["schemas"]["WalletMilestoneAwardedEvent"]
export type WalletMilestoneAwardedWebhook = components["schemas"]["WalletMilestoneAwardedWebhook"]
export type WalletPatch = components["schemas"]["WalletPatch"]
export type WalletPingData = components["schemas"]["WalletPingData"]
export type WalletPingWebhook = components["schemas"]["WalletPingWebhook"]
export type WalletRedemptionCodeCreatedData = components["schemas"]["WalletRedemptionCodeCreatedData"]
export type WalletRedemptionCodeCreatedEvent = components["schemas"]["WalletRedemptionCodeCreatedEvent"]
export type WalletRedemptionCodeCreatedWebhook = components["schemas"]["WalletRedemptionCodeCreatedWebhook"]
export type WalletRedemptionCodeRedeemedData = components["schemas"]["WalletRedemptionCodeRedeemedData"]
export type WalletRedemptionCodeRedeemedEvent = components["schemas"]["WalletRedemptionCodeRedeemedEvent"]
export type WalletRedemptionCodeRedeemedWebhook = components["schemas"]["WalletRedemptionCodeRedeemedWebhook"]
export type WalletReferralRewardedData = components["schemas"]["WalletReferralRewardedData"]
export type WalletReferralRewardedEvent = components["schemas"]["WalletReferralRewardedEvent"]
export type WalletReferralRewardedWebhook = components["schemas"]["WalletReferralRewardedWebhook"]
export type WalletReloadTriggeredData = components["schemas"]["WalletReloadTriggeredData"]
export type WalletReloadTriggeredEvent = components["schemas"]["WalletReloadTriggeredEvent"]
export type WalletReloadTriggeredWebhook = components["schemas"]["WalletReloadTriggeredWebhook"]
export type WalletSpendingLimitBlockedData = components["schemas"]["WalletSpendingLimitBlockedData"]
export type WalletSpendingLimitBlockedEvent = components["schemas"]["WalletSpendingLimitBlockedEvent"]
export type WalletSpendingLimitBlockedWebhook = components["schemas"]["WalletSpendingLimitBlockedWebhook"]
export type WalletTopupCompletedData = components["schemas"]["WalletTopupCompletedData"]
export type WalletTopupCompletedEvent = components["schemas"]["WalletTopupCompletedEvent"]
export type WalletTopupCompletedWebhook = components["schemas"]["WalletTopupCompletedWebhook"]
export type WalletTopupFailedData = components["schemas"]["WalletTopupFailedData"]
export type WalletTopupFailedEvent = components["schemas"]["WalletTopupFailedEvent"]
export type WalletTopupFailedWebhook = components["schemas"]["WalletTopupFailedWebhook"]
export type WalletTransferReceivedData = components["schemas"]["WalletTransferReceivedData"]
export type WalletTransferReceivedEvent = components["schemas"]["WalletTransferReceivedEvent"]
export type WalletTransferReceivedWebhook = components["schemas"]["WalletTransferReceivedWebhook"]
export type WalletTransferSentData = components["schemas"]["WalletTransferSentData"]
export type WalletTransferSentEvent = components["schemas"]["WalletTransferSentEvent"]
export type WalletTransferSentWebhook = components["schemas"]["WalletTransferSentWebhook"]
export type WalletUpdatedData = components["schemas"]["WalletUpdatedData"]
export type WalletUpdatedEvent = components["schemas"]["WalletUpdatedEvent"]
export type WalletUpdatedWebhook = components["schemas"]["WalletUpdatedWebhook"]
export type WalletWithdrawalApprovedData = components["schemas"]["WalletWithdrawalApprovedData"]
export type WalletWithdrawalApprovedEvent = components["schemas"]["WalletWithdrawalApprovedEvent"]
export type WalletWithdrawalApprovedWebhook = components["schemas"]["WalletWithdrawalApprovedWebhook"]
export type WalletWithdrawalRejectedData = components["schemas"]["WalletWithdrawalRejectedData"]
export type WalletWithdrawalRejectedEvent = components["schemas"]["WalletWithdrawalRejectedEvent"]
export type WalletWithdrawalRejectedWebhook = components["schemas"]["WalletWithdrawalRejectedWebhook"]
export type WalletWithdrawalRequestedData = components["schemas"]["WalletWithdrawalRequestedData"]
export type WalletWithdrawalRequestedEvent = components["schemas"]["WalletWithdrawalRequestedEvent"]
export type WalletWithdrawalRequestedWebhook = components["schemas"]["WalletWithdrawalRequestedWebhook"]
/** The body of any webhook; `type` says what `data` holds. */
export type WalletWebhook =
  webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"]
