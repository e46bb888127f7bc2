/** Reads the Prometheus metrics of a server under load. */

/** Resolves to the metrics in the text format. */
export async function fetchMetrics(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
}

/** Returns the value of a metric with its labels, as `name{label="value"}`. @throws Error if it is missing */
export function readMetric(metrics: string, name: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The server has no metric ${name}`);
  return Number(line.slice(name.length + 1));
}
