/** Reads the page as a screen reader does: from Chromium's accessibility tree, not from the elements. */
import type { CDPSession, Page } from '@playwright/test';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

const SPOKEN_STATES = ['pressed', 'checked', 'selected', 'expanded', 'disabled'];
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
    const focused = nodes.filter((node) => propertyOf(node, 'focused') === true).at(-1);
    return focused === undefined ? 'nothing' : speak(focused);
  }

  /** Returns the lines of the live regions. A screen reader speaks each when it appears. */
  async announcements(): Promise<readonly string[]> {
    const nodes = await this.read();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (node: AxNode): string =>
      roleOf(node) === 'StaticText'
        ? String(node.name?.value ?? '')
        : childrenOf(node, byId).map(textOf).join('');
    return nodes
      .filter((node) => LIVE_REGIONS.test(roleOf(node)) && propertyOf(node, 'live') !== undefined)
      .flatMap((region) => (roleOf(region) === 'log' ? childrenOf(region, byId) : [region]))
      .map((line) => textOf(line).replace(/\s+/g, ' '))
      .filter((text) => text !== '');
  }

  /** Returns the landmarks and headings in reading order: 'main: Map of London'. */
  async outline(): Promise<readonly string[]> {
    const nodes = await this.read();
    return nodes
      .filter((node) => !node.ignored && OUTLINE.test(roleOf(node)))
      .map((node) => `${roleOf(node)}: ${String(node.name?.value ?? '')}`);
  }

  /** Reads the tree in reading order. */
  private async read(): Promise<readonly AxNode[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const ordered: AxNode[] = [];
    const visit = (node: AxNode | undefined): void => {
      if (node === undefined) return;
      ordered.push(node);
      for (const id of node.childIds ?? []) visit(byId.get(id));
    };
    visit(nodes[0]);
    return ordered;
  }
}

const roleOf = ({ role }: AxNode): string => String(role?.value ?? '');
const propertyOf = (node: AxNode, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

function speak(node: AxNode): string {
  const states = SPOKEN_STATES.filter((state) =>
    ['true', true, 'mixed'].includes(propertyOf(node, state) as string),
  );
  return [node.name?.value, roleOf(node), node.value?.value, ...states, node.description?.value]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

function childrenOf({ childIds = [] }: AxNode, byId: ReadonlyMap<string, AxNode>): readonly AxNode[] {
  return childIds.flatMap((id) => byId.get(id) ?? []);
}
