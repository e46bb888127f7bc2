/**
 * The outcome of sending a notification. `rejected`: a later try would fail too. `gone`: the target no longer exists.
 * `retry`: a later try may succeed. `unknown`: the notification may have arrived, so it is not sent again.
 */
export type DeliveryResult =
  | { readonly status: 'sent' | 'rejected' | 'gone' | 'unknown' }
  | { readonly status: 'retry'; readonly retryAfterMs: number | null }; // delay that the receiver requests; null: none
