/**
 * Lets the Back button close the layer on top of a page: a dialog or an open sheet. Each layer has a history entry with
 * the URL of its page. A layer that closes otherwise removes its entry.
 */
import { useEffect, useRef } from 'react';

interface Layer {
  readonly id: string; // unique also across reloads, which keep the history
  readonly close: () => void;
}

const STEP_MS = 1000; // a step back that takes longer was dropped: Firefox does so when a navigation follows at once

const layers: Layer[] = []; // the last one is on top
let count = 0; // of all layers of this page load
let isGoingBack = false; // the browser has not taken the step back yet
// The entry that opened meanwhile: the browser leaves it for an earlier page.
let lateEntry: { readonly state: unknown; readonly url: string } | null = null;
let dropTimer: ReturnType<typeof setTimeout> | undefined;

/** Returns the layer of the current history entry, or null for a page. */
function getCurrentLayerId(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('layer' in state)) return null;
  return typeof state.layer === 'string' ? state.layer : null;
}

/** Goes back while the current entry belongs to a closed layer. Each step calls this function again by `popstate`. */
function leaveClosedLayer(): void {
  const id = getCurrentLayerId();
  if (isGoingBack || id === null || layers.some((layer) => layer.id === id)) return;
  isGoingBack = true;
  window.history.back();
}

/** Runs after each navigation within the page: wouter announces these as events. */
function handleNavigation(): void {
  if (!isGoingBack) return;
  lateEntry = { state: window.history.state, url: window.location.href };
  clearTimeout(dropTimer);
  dropTimer = setTimeout(endStep, STEP_MS);
}

function endStep(): void {
  clearTimeout(dropTimer);
  isGoingBack = false;
  lateEntry = null;
}

function handlePopState(event: Event): void {
  const late = lateEntry;
  endStep();
  if (late !== null) {
    event.stopImmediatePropagation(); // no page shows the entry in between
    window.history.pushState(late.state, '', late.url);
    return;
  }
  const id = getCurrentLayerId();
  const index = layers.findIndex((layer) => layer.id === id);
  for (const layer of layers.splice(index + 1).reverse()) layer.close();
  leaveClosedLayer();
}

/** Adds a history entry for an open layer. Returns a function that removes both. */
export function openLayer(close: () => void): () => void {
  window.addEventListener('popstate', handlePopState, true); // before the router
  for (const type of ['pushState', 'replaceState']) window.addEventListener(type, handleNavigation);
  const layer: Layer = { id: `${performance.timeOrigin} ${(count += 1)}`, close };
  layers.push(layer);
  window.history.pushState({ layer: layer.id }, '');
  return () => {
    const index = layers.indexOf(layer);
    if (index !== -1) layers.splice(index, 1);
    // After the handlers of the same event: one of them may go to another page, which must stay.
    setTimeout(leaveClosedLayer);
  };
}

/** While `isOpen`, the Back button calls `close` and stays on the page. */
export function useBackButton(isOpen: boolean, close: () => void): void {
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  useEffect(() => (isOpen ? openLayer(() => closeRef.current()) : undefined), [isOpen]);
}
