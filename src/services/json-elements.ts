/**
 * The elements of a JSON array of objects, each as soon as it has come. Throws a SyntaxError if it is none, or ends too
 * early.
 */
export async function* jsonElements(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let place = 0;
  let begin = 0;
  let depth = 0;
  let isInString = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      for (; place < text.length; place += 1) {
        const character = text[place];
        if (isInString) {
          // The character after a backslash may come later.
          if (character === '\\') place += 1;
          else if (character === '"') isInString = false;
        } else if (character === '"') isInString = true;
        else if (character === '{' || character === '[') {
          if (depth === 1) begin = place;
          depth += 1;
        } else if (character === '}' || character === ']') {
          depth -= 1;
          if (depth !== 1) continue;
          yield JSON.parse(text.slice(begin, place + 1)) as unknown;
          text = text.slice(place + 1);
          place = -1;
        }
      }
    }
  } finally {
    await reader.cancel();
  }
  if (depth !== 0 || !text.trim().endsWith(']')) throw new SyntaxError('The answer ends too early');
}
