/** jsdom has no media queries, and the theme and the motion are asked for as soon as they are loaded: nothing matches. */
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

export {};
