/** Removes the parts of an SVG outside its view box and shortens its numbers. */

const FRAME_MARGIN = 30; // units outside the frame that a stroke or curve may reach
const MIN_CROPPED_LENGTH = 1000; // characters; shorter paths may be moved into the frame by their group

type Frame = readonly [left: number, top: number, right: number, bottom: number];

const parseNumbers = (text: string): readonly number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
const formatNumber = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

function isInside(frame: Frame, points: readonly (readonly [number, number])[]): boolean {
  const [left, top, right, bottom] = frame;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.max(...xs) > left - FRAME_MARGIN &&
    Math.min(...xs) < right + FRAME_MARGIN &&
    Math.max(...ys) > top - FRAME_MARGIN &&
    Math.min(...ys) < bottom + FRAME_MARGIN
  );
}

/** Returns a polyline as relative path commands. */
function toRelativePath(points: readonly (readonly [number, number])[], isClosed: boolean): string {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY], index) => {
    const [dx, dy] = [formatNumber(toX - x), formatNumber(toY - y)];
    // Continues from the rounded position, so that rounding errors do not add up.
    [x, y] = [x + Number(dx), y + Number(dy)];
    return `${index === 0 ? 'M' : 'l'}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  });
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

function cropSubpath(subpath: string, frame: Frame): string {
  const lineMatch = /^M[-\d. ]+(?:L[-\d. ]+)*(Z?)$/.exec(subpath);
  const numbers = parseNumbers(lineMatch === null ? (/^M[-\d. ]+/.exec(subpath)?.[0] ?? '') : subpath);
  const points = numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : [],
  );
  if (lineMatch !== null) return isInside(frame, points) ? toRelativePath(points, lineMatch[1] === 'Z') : '';
  // Curves are relative already. A subpath of relative curves is small, so its first point decides.
  return /^M[^A-Z]*Z?$/.test(subpath) && !isInside(frame, points) ? '' : subpath;
}

/** Returns the SVG, cropped to its view box. */
export function cropSvg(svg: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = parseNumbers(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '');
  const frame: Frame = [left, top, left + width, top + height];
  return svg
    .replace(/ d="([^"]+)"/g, (_, d: string) => {
      if (d.length < MIN_CROPPED_LENGTH) return ` d="${d}"`;
      const subpaths = d.split(/(?=M)/).map((part) => cropSubpath(part.trim(), frame));
      return ` d="${subpaths.join('')}"`;
    })
    .replace(/ viewBox="[^"]+"/, ` viewBox="${[left, top, width, height].map(formatNumber).join(' ')}"`)
    .replace(/<path[^>]* d=""[^>]*><\/path>/g, '')
    .replace(/><\/(?:path|stop|circle|rect)>/g, '/>');
}
