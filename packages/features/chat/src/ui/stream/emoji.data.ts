/** Faces and things for a day at school; characters of the device's own font. */
export const emoji: readonly string[] = [
  '😀 😄 😂 🙂 😊 😉 😍 🤗 🤔 😴 😮 😢 😭 😬 🤒 🥳 👍 👎 👏 🙌 🙏 💪 👋 ✌️',
  '❤️ 💛 💚 💙 ⭐ ✨ 🎉 🎈 🎁 ✅ ❓ ❗ 🍎 🍪 🥪 🍁 🌞 🌧️ ❄️ ⛄ 🦔 🐶 🐱 🦉',
  '📚 ✏️ 🎨 🎵 ⚽ 🏃 🚌 🏫 🕗 🔍 💡 📎',
].flatMap((line) => line.split(' '));
