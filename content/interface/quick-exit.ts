import { emergency } from '#law/emergency.ts';
import type { HelpTopic } from '#law/help-lines.ts';
import { paths } from '../../contract/paths.ts';
import type { Link } from '../schema/firm.ts';

interface QuickExitBar {
  label: string;
  call: Link;
  leave: Link;
  keys: string;
  hide: Link;
}

/** The bar on pages that a visitor may have to leave at once. */
export const quickExit = {
  label: 'Leave this page quickly',
  /** On pages for someone who may be in danger. */
  call: emergency.call,
  /** A page that says nothing about why someone was on this site. */
  leave: { label: 'Leave this page', href: 'https://www.weather.gov/' },
  keys: 'Escape three times, or',
  hide: { label: 'How to hide a visit', href: paths.hideVisit },
  inSpanish: {
    label: 'Salir rápido de esta página',
    call: { label: 'Llame al\u00a0911', href: emergency.call.href },
    leave: { label: 'Salir de aquí', href: 'https://www.weather.gov/' },
    keys: 'Escape tres veces, o',
    hide: { label: 'Ocultar una visita (en inglés)', href: paths.hideVisit },
  },
} satisfies QuickExitBar & { inSpanish: QuickExitBar };

/** Articles with one of these tags show the "Help now" box on this topic, and the bar with 911. */
export const articleHelp: Readonly<Record<string, HelpTopic>> = {
  Safety: 'home',
  'Children not returned': 'children',
};

/** Articles of these categories show the bar. */
export const categoriesToLeave: readonly string[] = ['Child Custody'];
