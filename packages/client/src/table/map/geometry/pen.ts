const MOST = 2000; // tenths: longer ways are few
const said = Array<string | undefined>(2 * MOST);

/** A whole number of tenths as a path says it; short ways are written once, for that is most of an engraving's time. */
function tenths(count: number): string {
  if (Math.abs(count) >= MOST) return String(count / 10);
  return (said[count + MOST] ??= String(count / 10));
}

/** Draws many short lines as one path, each point told by its way from the one before. */
export class Pen {
  path = '';
  private x = 0; // where it stands, in tenths
  private y = 0;
  private startX = 0;
  private startY = 0;

  move(x: number, y: number): void {
    this.go('m', x, y);
    this.startX = this.x;
    this.startY = this.y;
  }

  line(x: number, y: number): void {
    this.go('l', x, y);
  }

  /** Back to where it was last moved to. */
  close(): void {
    this.path += 'z';
    this.x = this.startX;
    this.y = this.startY;
  }

  private go(by: 'm' | 'l', x: number, y: number): void {
    const toX = Math.round(x * 10);
    const toY = Math.round(y * 10);
    this.path += `${by}${tenths(toX - this.x)} ${tenths(toY - this.y)}`;
    this.x = toX;
    this.y = toY;
  }
}
