/** Gives the page the media of a device. jsdom has no layout. */
export function setScreen(device: 'desktop' | 'phone'): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes(device === 'desktop' ? 'min-width' : 'pointer: coarse'),
    }) as MediaQueryList;
}
