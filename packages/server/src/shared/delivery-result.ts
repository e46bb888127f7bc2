/**
 * The outcome of sending a notification. `again`: a later try may succeed. `doubt`: the notification may have arrived,
 * so it is not sent again.
 */
export type DeliveryResult =
  | { readonly status: 'sent' | 'doubt' | 'refused' | 'gone' }
  | { readonly status: 'again'; readonly retryAfterMs: number | null }; // delay that the receiver requests; null: none
