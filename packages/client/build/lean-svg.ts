/** A picture without what lies outside its frame, and with short numbers. */

const BEYOND = 30; // units outside the frame that a stroke or a curve may still reach into
const LONG = 1000; // characters; a shorter path may be a piece that its group moves into the frame

type Frame = readonly [left: number, top: number, right: number, bottom: number];

const numbersOf = (text: string): readonly number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

function isInside(frame: Frame, points: readonly (readonly [number, number])[]): boolean {
  const [left, top, right, bottom] = frame;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.max(...xs) > left - BEYOND &&
    Math.min(...xs) < right + BEYOND &&
    Math.max(...ys) > top - BEYOND &&
    Math.min(...ys) < bottom + BEYOND
  );
}

/** One straight line of a path, told by steps. */
function byStep(points: readonly (readonly [number, number])[], isClosed: boolean): string {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY], index) => {
    const [dx, dy] = [short(toX - x), short(toY - y)];
    // What was written is where the pen stands now: rounding must not add up.
    [x, y] = [x + Number(dx), y + Number(dy)];
    return `${index === 0 ? 'M' : 'l'}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  });
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

function leanPart(part: string, frame: Frame): string {
  const straight = /^M[-\d. ]+(?:L[-\d. ]+)*(Z?)$/.exec(part);
  const all = numbersOf(straight === null ? (/^M[-\d. ]+/.exec(part)?.[0] ?? '') : part);
  const points = all.flatMap((x, index) => (index % 2 === 0 ? [[x, all[index + 1] ?? 0] as const] : []));
  if (straight !== null) return isInside(frame, points) ? byStep(points, straight[1] === 'Z') : '';
  // Curves are told by steps already; the small ones are judged by where they begin.
  return /^M[^A-Z]*Z?$/.test(part) && !isInside(frame, points) ? '' : part;
}

/** The same SVG, cropped to its view box. */
export function leanSvg(svg: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = numbersOf(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '');
  const frame: Frame = [left, top, left + width, top + height];
  return svg
    .replace(/ d="([^"]+)"/g, (_, d: string) => {
      if (d.length < LONG) return ` d="${d}"`;
      const parts = d.split(/(?=M)/).map((part) => leanPart(part.trim(), frame));
      return ` d="${parts.join('')}"`;
    })
    .replace(/ viewBox="[^"]+"/, ` viewBox="${[left, top, width, height].map(short).join(' ')}"`)
    .replace(/<path[^>]* d=""[^>]*><\/path>/g, '')
    .replace(/><\/(?:path|stop|circle|rect)>/g, '/>');
}
