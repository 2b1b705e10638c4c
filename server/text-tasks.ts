import { withAbsoluteUrls } from './blog/html/absolute-urls.ts';
import { pageHtml } from './blog/html/page-html.ts';
import type { ResponsivePictureOptions } from './blog/html/responsive-pictures.ts';
import { storedHtml } from './blog/html/stored-html.ts';
import { xmlText } from './pages/xml.ts';
import { convertText, type TextCalls, type TextToConvert } from './wordpress/convert/convert-content.ts';

type PictureCalls = Pick<ResponsivePictureOptions, 'describePicture'>;
type TextOfPage = { content: string } & Omit<ResponsivePictureOptions, keyof PictureCalls>;

/** Work on the text of a post, for which requests would wait where it is long. */
export const textTasks = {
  convert: (text: TextToConvert, calls: TextCalls) => convertText(text, calls, storedHtml),
  pageHtml: ({ content, ...options }: TextOfPage, calls: PictureCalls) =>
    pageHtml(content, { ...options, ...calls }),
  feedText: ({ content, url }: { content: string; url: string }, _: object) =>
    xmlText(withAbsoluteUrls(content, url)),
  storedHtml: ({ content }: { content: string }, _: object) => storedHtml(content),
};
