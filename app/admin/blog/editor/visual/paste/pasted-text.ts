import type { TextStyle } from './pasted-style.ts';

/** Text of one style. A line break is `\n`. */
export interface Run {
  text: string;
  style: TextStyle;
}

/** Splits a paragraph at empty lines and trims the parts. */
export function paragraphsOf(line: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  let breaks = 0;
  for (const run of line) {
    if (run.text === '\n') {
      breaks += 1;
      continue;
    }
    // White space between two line breaks is dropped.
    if (breaks > 0 && run.text.trim() === '') continue;
    if (breaks > 1) paragraphs.push([]);
    else if (breaks === 1) paragraphs.at(-1)?.push({ text: '\n', style: run.style });
    breaks = 0;
    paragraphs.at(-1)?.push(run);
  }
  return paragraphs.map(collapsed).filter((runs) => runs.length > 0);
}

/** Collapses white space as a browser does. A single no-break space between two words stays. */
function collapsed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let endsWithSpace = true;
  for (const { text, style } of runs) {
    const single = text === '\n' ? text : text.replace(/[\s\u00a0]{2,}|[ \t\r\n\f]/g, ' ');
    const shown = endsWithSpace ? single.replace(/^[ \u00a0]+/, '') : single;
    if (shown === '') continue;
    // A space before a line break is not shown.
    const last = kept.at(-1);
    if (shown === '\n' && last) last.text = last.text.trimEnd();
    kept.push({ text: shown, style });
    endsWithSpace = /[\s\u00a0]$/.test(shown);
  }
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    kept.pop();
  }
  return kept.filter(({ text }) => text !== '');
}

export function withoutBold(runs: readonly Run[]): Run[] {
  return runs.map(({ text, style }) => ({ text, style: { ...style, bold: false } }));
}

/** HTML of a paragraph's text, with the marks that the editor knows. */
export function htmlOfRuns(runs: readonly Run[]): string {
  let html = '';
  let text = '';
  runs.forEach((run, index) => {
    text += run.text === '\n' ? '<br>' : escaped(run.text);
    const next = runs[index + 1];
    if (next && tagsOf(next.style).join() === tagsOf(run.style).join()) return;
    const tags = tagsOf(run.style);
    const ends = tags.map((tag) => `</${tag.replace(/ .*/s, '')}>`).reverse();
    html += tags.map((tag) => `<${tag}>`).join('') + text + ends.join('');
    text = '';
  });
  return html;
}

function tagsOf({ href, bold, italic, strike, script }: TextStyle): string[] {
  return [
    ...(href ? [`a href="${escaped(href)}"`] : []),
    ...(bold ? ['strong'] : []),
    ...(italic ? ['em'] : []),
    ...(strike ? ['s'] : []),
    ...(script ? [script] : []),
  ];
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
