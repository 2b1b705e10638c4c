/**
 * Stands for the HTML of an article in the data of a document: the HTML is in the document itself, where the browser reads
 * it, and would double there.
 */
export const ARTICLE_PLACE = '<!--article-->';
