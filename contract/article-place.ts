/**
 * Stands for an article's HTML in the data of a document, which would otherwise hold it twice: the browser reads it from
 * the document.
 */
export const ARTICLE_PLACE = '<!--article-->';
