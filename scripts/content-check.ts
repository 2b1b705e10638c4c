import { cases } from '#firm/cases.ts';
import { claims } from '#firm/claims.ts';
import { firm } from '#firm/identity.ts';
import { mediaOutlets } from '#firm/outlets.ts';
import dates from '#firm/page-dates.json' with { type: 'json' };
import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { pressArticles } from '#firm/press.ts';
import { reviewGroups } from '#firm/reviews.ts';
import { detailedReviews } from '#firm/reviews-detailed.ts';
import { videos } from '#firm/videos.ts';
import { faqItems } from '#law/faq.ts';
import { glossary } from '#law/glossary/glossary.ts';
import * as guidelines from '#law/guidelines.ts';
import * as helpLines from '#law/help-lines.ts';
import { officialLinks } from '#law/official-links.ts';
import * as rules from '#law/rules.ts';
import * as statements from '#law/statements.ts';
import { lawToConfirm } from '#law/to-confirm.ts';
import routes from '../app/routes.ts';
import { attorneys } from '../content/derive/attorneys.ts';
import { exampleFigures } from '../content/derive/claims.ts';
import { matterTypes } from '../content/derive/matter-types.ts';
import { practiceAreaCards } from '../content/derive/practice-area-cards.ts';
import { practiceAreas } from '../content/derive/practice-areas.ts';
import { redirects } from '../content/derive/redirects.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';
import { ensureBuilt } from './build.ts';
import {
  breakableIn,
  picturesIn,
  placeholdersIn,
  readContentSources,
  typedIn,
  withSource,
  withSupport,
} from './content-check/content-sources.ts';
import { contradictions } from './content-check/contradictions.ts';
import { factsAboutFirm } from './content-check/facts-about-firm.ts';
import { factsOfLaw } from './content-check/facts-of-law.ts';
import { readPagesOn, undatedPages } from './content-check/page-dates.ts';
import { idsIn, namesAFile, readPages } from './content-check/read-page.ts';
import { inFiles, repeatedPhrases, textsIn } from './content-check/repeated-phrases.ts';
import {
  brokenLinks,
  brokenRedirects,
  type CheckedSite,
  type ContentCounts,
  missingPictures,
  pagesThatFail,
  unfitDescriptions,
  wrongCounts,
} from './content-check/rules.ts';
import { readSampleSources, samplesIn, unmarkedSamples } from './content-check/samples.ts';
import { sampleArticles, siteUrls } from './content-check/site-urls.ts';
import { missingTexts, unfinishedTexts, withoutNotice } from './content-check/texts.ts';
import { say } from './run.ts';

/** Texts that belong on many pages: the law as the firm's attorney confirmed it, and the firm's notices. */
const sharedTexts = textsIn([statements, rules, guidelines, helpLines, firm, claims, exampleFigures]);

const content: ContentCounts = {
  counts: {
    videos: videos.length,
    'press articles': pressArticles.length,
    'matter types': matterTypes.length,
    'case cards': cases.length,
    'media outlets': mediaOutlets.length,
    'FAQ items': faqItems.length,
    'practice areas': practiceAreas.size,
    attorneys: attorneys.length,
    redirects: redirects.length,
    'sample articles': sampleArticles.length,
    'review categories': reviewGroups.length,
    'long reviews': detailedReviews.length,
    'cards in the list of practice areas': practiceAreaCards.length,
    'publications in the sidebar': practiceAreaPage.publications.length,
  },
  glossaryTerms: glossary.terms.length,
  areas: new Map(
    [...practiceAreas].map(([slug, { whyChooseUs, testimonials, interviews, mainContent }]) => [
      slug,
      {
        counts: {
          'reasons to choose us': whyChooseUs.length,
          testimonials: testimonials.length,
          interviews: new Set(interviews).size,
        },
        sectionTypes: mainContent.sections.map(({ type }) => type),
      },
    ]),
  ),
};

/** Reads every page of the running site, and every file named by a page or by the content. */
async function readSite(origin: string, picturesInContent: Iterable<string>): Promise<CheckedSite> {
  const pages = await readPages(origin, siteUrls(routes));
  const named = pages.flatMap(({ path, links, pictures }) =>
    [...links, ...pictures].map((address) => URL.parse(address, origin + path)),
  );
  const files = new Set(picturesInContent);
  for (const address of named) {
    if (address?.origin === origin && namesAFile(address.pathname)) files.add(address.pathname);
  }
  return {
    origin,
    titleSuffix: ` | ${firm.name} ${firm.tagline}`,
    pages,
    redirects,
    files: new Map(
      await Promise.all([...files].map(async (file) => [file, await idsOfFile(origin + file)] as const)),
    ),
  };
}

async function idsOfFile(url: string): Promise<ReadonlySet<string> | null> {
  const answer = await fetch(url);
  const text = await answer.text();
  return answer.ok ? idsIn(url.endsWith('.svg') ? text : '') : null;
}

async function findings(): Promise<Map<string, string[]>> {
  const sources = await readContentSources();
  const articles = await readContentSources('content/**/*.md');
  const sampleSources = await readSampleSources();
  const samples = samplesIn(sampleSources);
  const pictures = picturesIn(sources);
  const { shown, notice } = firm.demonstration;
  const server = await startServer({});
  try {
    const site = await readSite(server.url, pictures.keys());
    const links = site.pages.reduce((sum, page) => sum + page.links.length, 0);
    say(`${site.pages.length} pages, ${links} links, ${site.files.size} pictures and files.`);
    list('Samples, which a firm replaces with their marks', samples);
    list('A firm fills in before it publishes the site', placeholdersIn(sources));
    list('A firm supports or removes before it publishes the site', Object.values(claims).map(withSupport));
    list('The firm’s attorney confirms before it publishes the site', lawToConfirm.map(withSource));
    list(
      'Links to courts and agencies, which this check does not open',
      [...Object.values(officialLinks), helpLines.helpNow.website].map(
        ({ href, openedOn }) => `${href}, ${openedOn ? `last opened on ${openedOn}` : 'to be opened'}`,
      ),
    );
    return new Map([
      ['Pages', pagesThatFail(site)],
      ['Links', [...brokenLinks(site), ...brokenRedirects(site)]],
      ['Pictures', missingPictures(site, pictures)],
      ['Titles and descriptions', unfitDescriptions(site)],
      ['Counts', wrongCounts(content)],
      [
        'Texts',
        [
          ...missingTexts(site.pages),
          ...withoutNotice(site.pages, shown ? notice : ''),
          ...unfinishedTexts(site.pages),
        ],
      ],
      [
        'Phrases that too many pages repeat',
        repeatedPhrases(site.pages, sharedTexts).map((one) => inFiles(one, [...sources, ...articles])),
      ],
      ['Facts', contradictions(site.pages, [...factsOfLaw, ...factsAboutFirm])],
      ['Samples without a mark', unmarkedSamples(sampleSources)],
      ['Samples of a firm that is no demonstration (demonstration.shown)', shown ? [] : samples],
      ['Dates', undatedPages(await readPagesOn(dates.readOn), dates)],
      ['Line breaks', breakableIn(sources)],
      ['Type', typedIn(sources)],
    ]);
  } finally {
    await removeSite(server);
  }
}

function list(heading: string, sentences: readonly string[]): void {
  say(`\n${heading} (${sentences.length})`);
  for (const sentence of sentences) say(`  ${sentence}`);
}

/** Checks the content of the built site and prints every finding. Returns true when there is none. */
async function contentIsSound(): Promise<boolean> {
  const found = [...(await findings())].filter(([, sentences]) => sentences.length > 0);
  for (const [heading, sentences] of found) list(heading, sentences);
  const total = found.reduce((sum, [, sentences]) => sum + sentences.length, 0);
  say(total === 0 ? '\nNothing is broken.' : `\n${total} findings.`);
  return total === 0;
}

let sound = false;
// Holds the build lock, so that no other process replaces the build meanwhile.
const built = await ensureBuilt(async () => {
  sound = await contentIsSound();
});
process.exitCode = built && sound ? 0 : 1;
