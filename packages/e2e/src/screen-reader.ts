/** Reads the page as a screen reader does: from Chromium's accessibility tree, not from the elements. */
import type { CDPSession, Page } from '@playwright/test';

/** A node of the accessibility tree. Texts that it lacks are empty. */
interface TreeNode {
  readonly isIgnored: boolean;
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly children: readonly TreeNode[];
}

const SPOKEN_STATES = ['pressed', 'checked', 'selected', 'expanded', 'disabled'];
const SPOKEN_VALUES = new Set<unknown>([true, 'true', 'mixed']);
const LIVE_REGIONS = /^(log|status|alert)$/;
const OUTLINE = /^(banner|navigation|main|complementary|region|form|contentinfo|heading)$/;

export class ScreenReader {
  private constructor(private readonly session: CDPSession) {}

  static async open(page: Page): Promise<ScreenReader> {
    return new ScreenReader(await page.context().newCDPSession(page));
  }

  /** Returns what is spoken for the focused element: 'Fire card north, button, pressed'. */
  async focus(): Promise<string> {
    const nodes = await this.read();
    const focused = nodes.filter(({ properties }) => properties.get('focused') === true).at(-1);
    return focused === undefined ? 'nothing' : speak(focused);
  }

  /** Returns the lines of the live regions. A screen reader speaks each when it appears. */
  async announcements(): Promise<readonly string[]> {
    const nodes = await this.read();
    return nodes
      .filter(({ role, properties }) => LIVE_REGIONS.test(role) && properties.has('live'))
      .flatMap((region) => (region.role === 'log' ? region.children : [region]))
      .map((line) => textOf(line).replace(/\s+/g, ' '))
      .filter((text) => text !== '');
  }

  /** Returns the landmarks and headings in reading order: 'main: Map of London'. */
  async outline(): Promise<readonly string[]> {
    const nodes = await this.read();
    return nodes
      .filter(({ isIgnored, role }) => !isIgnored && OUTLINE.test(role))
      .map(({ role, name }) => `${role}: ${name}`);
  }

  /** Returns all nodes of the tree in reading order. */
  private async read(): Promise<readonly TreeNode[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const ordered: TreeNode[] = [];
    const visit = (id: string): readonly TreeNode[] => {
      const source = byId.get(id);
      if (source === undefined) return [];
      const children: TreeNode[] = [];
      const node: TreeNode = {
        isIgnored: source.ignored,
        role: toText(source.role?.value),
        name: toText(source.name?.value),
        value: toText(source.value?.value),
        description: toText(source.description?.value),
        properties: new Map(source.properties?.map(({ name, value }) => [name, value.value])),
        children,
      };
      ordered.push(node);
      for (const childId of source.childIds ?? []) children.push(...visit(childId));
      return [node];
    };
    if (nodes[0] !== undefined) visit(nodes[0].nodeId);
    return ordered;
  }
}

const toText = (value: unknown): string => String(value ?? '');

const textOf = ({ role, name, children }: TreeNode): string =>
  role === 'StaticText' ? name : children.map(textOf).join('');

function speak({ name, role, value, properties, description }: TreeNode): string {
  const states = SPOKEN_STATES.filter((state) => SPOKEN_VALUES.has(properties.get(state)));
  return [name, role, value, ...states, description].filter((part) => part !== '').join(', ');
}
