import styles from './chat-tools.module.css';

// What a fire of 1666 and a game of it give to say; all others come from the device's own keyboard.
const EMOJI =
  '🔥 💧 🪣 🌬️ 💨 🏠 🏚️ ⛪ 🌉 🍞 🐀 👑 🗺️ 🎲 🃏 ⏳ 👀 🤔 😀 😂 😅 😉 😎 😇 😮 😱 😢 😭 😡 🙈 👍 👎 👏 🙏 🤝 🎉'.split(
    ' ',
  );

/** A few dozen emoji that fit the game. */
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
