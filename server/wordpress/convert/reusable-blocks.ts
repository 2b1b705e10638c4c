const REUSED = /<!--\s*wp:block\s+(\{[^{}]*\})\s*\/-->/g;
const DEPTH_MAX = 5;
/** Bounds a text with its blocks, in characters: blocks that contain each other grow exponentially. */
const FILLED_MAX = 4_000_000;

/**
 * Puts the content of reusable blocks in the place of each `<!-- wp:block {"ref":900} /-->`; unknown ones stay.
 * @param contentOf the content of a block by its number
 */
export async function withReusableBlocks(
  content: string,
  contentOf: (id: number) => Promise<string | undefined>,
): Promise<string> {
  let text = content;
  for (let depth = 0; depth < DEPTH_MAX && text.includes('wp:block '); depth++) {
    let filled = '';
    let at = 0;
    for (const match of text.matchAll(REUSED)) {
      const id = Number(/"ref"\s*:\s*(\d{1,15})\b/.exec(match[1] ?? '')?.[1] ?? 0);
      const block = await contentOf(id);
      if (block === undefined || filled.length + block.length + text.length > FILLED_MAX) continue;
      filled += text.slice(at, match.index) + block;
      at = match.index + match[0].length;
    }
    if (at === 0) return text;
    text = filled + text.slice(at);
  }
  return text;
}
