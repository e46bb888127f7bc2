/** Keeps what asks for help until the listeners of the help are loaded. */
import { addKeyHandler } from '../../lib/keyboard';
import { isHelpKey } from './help-key';
import { addCaptureListeners } from './tooltip-controller';

export interface EarlyInput {
  readonly hasKey: boolean; // the help key was pressed
  readonly pointer: PointerEvent | null; // where the mouse rests, or what a finger holds
}

interface InputWatch {
  readonly start: () => () => void;
  readonly take: () => EarlyInput; // once; ends the watch of the pointer
}

export function watchEarlyInput(): InputWatch {
  const none: EarlyInput = { hasKey: false, pointer: null };
  let input = none;
  let stopPointer = (): void => undefined;
  const keep = (event: PointerEvent) => {
    const isMoveOfFinger = event.type === 'pointermove' && event.pointerType === 'touch';
    if (!isMoveOfFinger) input = { ...input, pointer: event };
  };
  const forget = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') input = { ...input, pointer: null };
  };
  return {
    start: () => {
      stopPointer = addCaptureListeners({
        ...{ pointermove: keep, pointerdown: keep, pointerup: forget, pointercancel: forget },
      });
      // Until the listeners of the help replace it.
      const removeKey = addKeyHandler('help', (event) => {
        if (!isHelpKey(event)) return false;
        input = { ...input, hasKey: true };
        event.stopPropagation(); // the focused element must not handle the key
        return true;
      });
      return () => {
        stopPointer();
        removeKey();
      };
    },
    take: () => {
      stopPointer();
      const taken = input;
      input = none;
      return taken;
    },
  };
}
