import type { DeliveryResult } from '../shared/delivery-result';
import type { Metrics } from './metrics';

interface Sender {
  readonly send: (...args: never[]) => Promise<DeliveryResult>;
}

export const withDeliveryCount = <T extends Sender>(
  sender: T,
  metrics: Pick<Metrics, 'countDelivery'>,
  channel: Parameters<Metrics['countDelivery']>[0],
): T => ({
  ...sender,
  send: async (...args: never[]) => {
    const result = await sender.send(...args);
    metrics.countDelivery(channel, result);
    return result;
  },
});
