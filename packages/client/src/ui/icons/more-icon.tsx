/** Opens further actions. */
export function MoreIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
      <circle cx={5} cy={12} r={1.9} />
      <circle cx={12} cy={12} r={1.9} />
      <circle cx={19} cy={12} r={1.9} />
    </svg>
  );
}
