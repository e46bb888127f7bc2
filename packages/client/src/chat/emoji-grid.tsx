import styles from './chat-tools.module.css';

// Emoji that fit the game. Others come from the keyboard of the device.
const EMOJI =
  '🔥 💧 🪣 🌬️ 💨 🏠 🏚️ ⛪ 🌉 🍞 🐀 👑 🗺️ 🎲 🃏 ⏳ 👀 🤔 😀 😂 😅 😉 😎 😇 😮 😱 😢 😭 😡 🙈 👍 👎 👏 🙏 🤝 🎉'.split(
    ' ',
  );

/** Grid of a few dozen emoji that fit the game. */
export function EmojiGrid({
  label,
  onPick,
}: {
  readonly label: string;
  readonly onPick: (emoji: string) => void;
}) {
  return (
    <div className={styles['emoji']} role="group" aria-label={label} data-testid="emoji-grid">
      {EMOJI.map((emoji) => (
        <button key={emoji} type="button" onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </div>
  );
}
