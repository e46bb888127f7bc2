/** jsdom has no `matchMedia`, which the theme and motion modules call on load. No query matches. */
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

export {};
