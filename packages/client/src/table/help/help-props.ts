import type { HelpTopic } from './help-topics';

/** Returns the props that give an element help: `<span {...helpProps('stock')}>`. */
export const helpProps = (topic: HelpTopic): { readonly 'data-help-topic': HelpTopic } => ({
  'data-help-topic': topic,
});
