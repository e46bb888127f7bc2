/** District names in the chat: links to the map, and a highlight when a new message names a district. */
import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game/board';
import type { ChatLine } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { isFromOther, type ChatDistricts } from '../../chat/chat-model';
import { useDraftStore } from '../move-input/move-input-context';
import { districtName } from '../model/table-context';
import { DistrictLink } from './district-links';

const HIGHLIGHT_MS = 4000;

const DISTRICTS: ReadonlyMap<string, DistrictId> = new Map(DISTRICT_IDS.map((id) => [districtName(id), id]));

/** A part of a message. */
interface TextPart {
  readonly text: string;
  readonly district: DistrictId | null; // null: not the name of a district
}

// Longer names come first, so that "Finsbury Fields" is not read as "Finsbury".
const NAME_PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...DISTRICTS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Splits a text at the names of districts, which are written as on the map. Accepts a curly apostrophe. */
export function splitAtDistricts(text: string): readonly TextPart[] {
  const names = text.replaceAll('’', "'").split(NAME_PATTERN); // the captured names have odd indexes
  let end = 0;
  return names.map((name, index) => {
    const start = end;
    end += name.length;
    const district = index % 2 === 1 ? (DISTRICTS.get(name) ?? null) : null;
    return { text: text.slice(start, end), district };
  });
}

/** The districts of the map, for the chat of a table. */
export const CHAT_DISTRICTS: ChatDistricts = {
  names: [...DISTRICTS.keys()],
  renderText: (text) =>
    splitAtDistricts(text).map((part, index) =>
      part.district === null ? (
        part.text
      ) : (
        <DistrictLink key={index} district={part.district}>
          {part.text}
        </DistrictLink>
      ),
    ),
};

/** Highlights the district that a new message of another person names, for some seconds. */
export function useMentionedDistrict(chat: readonly ChatLine[], viewer: number | null): void {
  const store = useDraftStore();
  const last = chat.at(-1);
  const [initialId] = useState(last?.id);
  const isNew = last !== undefined && last.id !== initialId && isFromOther(last, viewer);
  const text = isNew ? last.text : '';
  const id = last?.id;
  useEffect(() => {
    const district = splitAtDistricts(text).find((part) => part.district !== null)?.district;
    if (district === undefined) return undefined;
    const { setHover } = store.getState();
    setHover({ inLog: district });
    const clear = () => {
      if (store.getState().hover.inLog === district) setHover({ inLog: null });
    };
    const timer = setTimeout(clear, HIGHLIGHT_MS);
    return () => {
      clearTimeout(timer);
      clear();
    };
  }, [store, text, id]);
}
