import type { PressArticle } from '../schema/media.ts';

export const pressArticles: readonly PressArticle[] = [];
