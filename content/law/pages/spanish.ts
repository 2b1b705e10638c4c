import { firm } from '#firm/identity.ts';
import { paths } from '../../../contract/paths.ts';
import { profileOf } from '../../derive/attorney-profiles.ts';
import { attorneys } from '../../derive/attorneys.ts';
import { ifFree } from '../../derive/promises.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { emergency } from '../emergency.ts';
import { type HelpLine, helpNow, hotlines, immigrationLines, lineLink } from '../help-lines.ts';
import * as periods from '../periods.ts';
import { asOf } from '../statements.ts';

const month = new Intl.DateTimeFormat('es-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(`1 ${asOf} UTC`),
);

const spanishSpeakers = attorneys
  .filter(({ slug }) => profileOf(slug).languages.includes('Spanish'))
  .map(({ name }) => name)
  .join(' y ');

/** The lines that have words in Spanish. */
const linksTo = (lines: readonly HelpLine[]) =>
  lines.flatMap((line) => {
    const { display, href } = line.number;
    const label = `${href.startsWith('sms:') ? 'Envíe un texto' : 'Llame'} al ${display}`;
    return line.spanish ? [lineLink(line, label, line.spanish)] : [];
  });

const sinceNotified = 'desde que le notifican la orden con aviso de registro (notice of entry)';

/** Help lines, courts for protection, deadlines and interpreters for readers of Spanish. */
export const spanishPage = {
  hero: {
    name: 'Español',
    title: 'Ayuda en español',
    intro:
      'Si está en peligro en este momento, llame al\u00a0911. Puede pedir protección hoy mismo en el Tribunal de ' +
      'Familia, sin abogado y sin pagar. Todos los tribunales tienen intérpretes gratis.',
  },
  asOf: `Información general según la ley vigente en ${month}; no es asesoría legal. El resto de este sitio está en inglés.`,
  sections: [
    {
      id: 'ayuda',
      heading: 'Ayuda gratis',
      blocks: [
        {
          kind: 'links',
          intro: 'Las líneas contra la violencia doméstica contestan las 24 horas.',
          links: [
            { label: 'Llame al 911', href: emergency.call.href, purpose: 'Si hay peligro en este momento' },
            ...linksTo(Object.values(hotlines)),
            {
              ...helpNow.website,
              purpose: 'El sitio de la línea del estado: chat, y lugares que ayudan',
            },
            ...linksTo(immigrationLines),
          ],
        },
        {
          kind: 'paragraph',
          text:
            'El programa de domicilio confidencial (Address Confidentiality Program, Executive Law §\u00a0108) le da una ' +
            'dirección postal sustituta, para que la suya se mantenga en secreto.',
        },
      ],
    },
    {
      id: 'tribunales',
      heading: 'Tres tribunales que pueden protegerle',
      blocks: [
        {
          kind: 'table',
          caption: `Órdenes de protección en Nueva York, en ${month}`,
          head: ['Pregunta', 'Tribunal de Familia', 'Tribunal penal', 'Corte Suprema'],
          rows: [
            [
              'Quién puede pedirla',
              'Usted, sin abogado: cónyuges y excónyuges, padres de un hijo en común, parientes por sangre o por ' +
                'matrimonio, y parejas actuales o anteriores',
              'La víctima de un delito',
              'Los cónyuges, en su divorcio',
            ],
            [
              'Qué hace falta',
              'Una petición. No necesita abogado y no cuesta nada',
              'Un caso penal. Ese tribunal emite la orden',
              'Un divorcio ya presentado',
            ],
            [
              'Cuándo',
              'El juez puede firmar una orden temporal el mismo día',
              'Mientras el caso penal está abierto',
              'Mientras el divorcio está abierto',
            ],
            ['La ley', 'FCA §§\u00a0812, 818, 828', 'CPL 530.11, 530.12', 'DRL §§\u00a0240(3), 252'],
          ],
        },
        {
          kind: 'paragraph',
          text:
            'Puede acudir a más de uno. Si no puede pagar un abogado, el Tribunal de Familia le asigna uno. La orden ' +
            'es válida en todos los estados.',
        },
        {
          kind: 'paragraph',
          text:
            'Si la otra persona no respeta la orden, llame al\u00a0911 y muéstrela. A quien se acerca cuando la orden ' +
            'se lo prohíbe, la policía lo arresta. Solo el juez puede cambiar la orden.',
        },
      ],
    },
    {
      id: 'plazos',
      heading: 'Plazos',
      blocks: [
        {
          kind: 'table',
          caption: `Los plazos más importantes, en ${month}`,
          head: ['Qué pasó', 'Cuánto tiempo tiene', 'La ley'],
          rows: [
            [
              'Le entregaron papeles de divorcio en Nueva York',
              `${periods.answerHanded} días para responder`,
              'CPLR\u00a0320, 3012',
            ],
            [
              'Se los hicieron llegar de otra manera, o fuera de Nueva York',
              `Por lo general ${periods.answerOtherwise} días desde que se completa la notificación`,
              'CPLR\u00a0320, 3012',
            ],
            [
              'Usted presentó la demanda de divorcio',
              `${periods.serve} días para que otra persona, mayor de 18 años, entregue los papeles`,
              'CPLR\u00a0306-b, 2103',
            ],
            [
              'La Corte Suprema decidió en contra de usted',
              `Por lo general ${periods.challenge} días para apelar, ${sinceNotified}; ${periods.challengeMailed} si se la ` +
                'notifican por correo',
              'CPLR\u00a05513',
            ],
            [
              'La decisión pasó algo por alto',
              `Por lo general ${periods.challenge} días para pedirle al mismo juez que la reconsidere (reargument), ` +
                sinceNotified,
              'CPLR\u00a02221(d)(3)',
            ],
            [
              'El Tribunal de Familia decidió en contra de usted',
              `Por lo general ${periods.challenge} días para apelar, desde que recibe la orden en el tribunal o se la ` +
                `notifica la otra parte; ${periods.challengeMailed} desde que el tribunal la envió por correo`,
              'FCA §\u00a01113',
            ],
            [
              'Un magistrado de manutención (support magistrate) decidió',
              `No se apela: ${periods.challenge} días para presentar objeciones por escrito, desde que recibe la orden en ` +
                `el tribunal o se la notifican en persona; ${periods.challengeMailed} desde que se la enviaron por correo`,
              'FCA §\u00a0439(e)',
            ],
            [
              'Su seguro médico es el del empleo de su cónyuge',
              `Avise al plan dentro de los ${periods.healthNotice} días después del divorcio; luego tiene ` +
                `${periods.healthElection} días para decidir si lo continúa, a su costo`,
              'COBRA',
            ],
            [
              'Se llevaron a su hijo a otro país',
              'Un año para pedir su regreso, desde que se lo llevaron o lo retuvieron',
              'Convenio de La Haya, art.\u00a012',
            ],
          ],
        },
        {
          kind: 'note',
          title: '¿Ya pasó el plazo?',
          text: 'Responda de todos modos, cuanto antes.',
        },
      ],
    },
    {
      id: 'interprete',
      heading: 'Un intérprete gratis',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Usted tiene derecho a un intérprete gratis en todos los tribunales de Nueva York (22 NYCRR, parte 217). ' +
            'Diga qué idioma habla cuando llegue o cuando presente sus papeles. Los tribunales no le preguntan por ' +
            'su estatus migratorio.',
        },
      ],
    },
    {
      id: 'con-nosotros',
      heading: 'Hable con nosotros',
      blocks: [
        {
          kind: 'paragraph',
          text: spanishSpeakers
            ? `En nuestro bufete hablan español: ${spanishSpeakers}. Al llamar, pida hablar en español.`
            : 'Al llamar, pregunte si alguien puede atenderle en español.',
        },
        {
          kind: 'links',
          links: [
            {
              label: `Llame al ${firm.phone.display}`,
              href: firm.phone.href,
              purpose: firm.hours.emergency ? 'A cualquier hora' : 'Por teléfono',
            },
            {
              label: 'Escríbanos',
              href: paths.consultation,
              purpose: `El formulario está en inglés.${ifFree(' La primera consulta es gratis y dura 30 minutos.')}`,
            },
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'Si tiene miedo en casa (en inglés)', href: paths.whatHappened('afraid-at-home') },
    { label: 'Los tres tribunales (en inglés)', href: paths.protection },
    { label: 'Inmigración e idioma (en inglés)', href: paths.immigrantsAndLanguage },
    { label: 'Ayuda con los costos (en inglés)', href: paths.helpWithCosts },
    { label: 'Pedir una consulta', href: paths.consultation },
  ],
  quickExit: true,
  language: 'es',
  seo: {
    title: 'Ayuda en español: protección y plazos',
    description:
      'Líneas de ayuda, los tres tribunales que dictan órdenes de protección en Nueva York, plazos para responder ' +
      'e intérpretes gratis.',
    keywords: [
      'abogado de divorcio en español Nueva York',
      'orden de protección Nueva York',
      'plazo para responder divorcio',
      'violencia doméstica ayuda en español',
    ],
  },
} satisfies ResourcePage;
