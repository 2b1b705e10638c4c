import { paths } from '../../contract/paths.ts';
import { attorneyProfiles } from '../attorney-profiles.ts';
import { attorneys } from '../attorneys.ts';
import { firm } from '../firm.ts';
import { asOf } from '../law.ts';
import { officialLinks } from '../official-links.ts';
import type { ResourcePage } from './types.ts';

const month = new Intl.DateTimeFormat('es-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(`1 ${asOf} UTC`),
);

const spanishSpeakers = attorneys
  .filter(({ slug }) => attorneyProfiles[slug]?.languages.includes('Spanish'))
  .map(({ name }) => name)
  .join(' y ');

/** Help lines, courts for protection, deadlines and interpreters for readers of Spanish. */
export const spanishPage = {
  hero: {
    name: 'Español',
    title: 'Ayuda en español',
    intro:
      'Si está en peligro en este momento, llame al 911. Puede pedir protección hoy mismo en el Tribunal de ' +
      'Familia, sin abogado y sin pagar. Todos los tribunales tienen intérpretes gratis.',
  },
  asOf: `Información general según la ley a ${month}; no es asesoría legal. El resto de este sitio está en inglés.`,
  sections: [
    {
      id: 'ayuda',
      heading: 'Ayuda gratis',
      blocks: [
        {
          kind: 'links',
          links: [
            { label: 'Llame al 911', href: 'tel:911', purpose: 'Peligro en este momento' },
            {
              label: 'Llame al 800-942-6906',
              href: 'tel:+18009426906',
              purpose: 'Violencia doméstica, línea del estado de Nueva York, las 24 horas',
            },
            {
              label: 'Envíe un mensaje de texto al 844-997-2121',
              href: 'sms:+18449972121',
              purpose: 'La misma línea, por mensaje de texto',
            },
            {
              label: 'Llame al 800-621-4673',
              href: 'tel:+18006214673',
              purpose: 'Violencia doméstica, línea de la ciudad de Nueva York, las 24 horas',
            },
            {
              label: 'Llame al 800-799-7233',
              href: 'tel:+18007997233',
              purpose: 'Violencia doméstica, línea nacional, las 24 horas',
            },
            {
              ...officialLinks.newAmericansLine,
              label: 'Llame al 800-566-7636',
              purpose: 'Preguntas de inmigración, línea del estado (New Americans)',
            },
          ],
        },
      ],
    },
    {
      id: 'tribunales',
      heading: 'Tres tribunales que pueden protegerle',
      blocks: [
        {
          kind: 'table',
          caption: `Órdenes de protección en Nueva York, a ${month}`,
          head: ['Pregunta', 'Tribunal de Familia', 'Tribunal penal', 'Corte Suprema'],
          rows: [
            [
              'Para quién',
              'Cónyuges y excónyuges, padres de un hijo en común, parientes por sangre o por matrimonio, y parejas ' +
                'actuales o anteriores',
              'La víctima del delito',
              'Cónyuges en un divorcio',
            ],
            [
              'Qué hace falta',
              'Una petición suya; sin abogado y sin costo',
              'Un caso penal; ese tribunal dicta la orden',
              'Un divorcio ya presentado',
            ],
            [
              'Cuándo',
              'El juez puede firmar una orden temporal el mismo día',
              'Mientras sigue el caso penal',
              'Mientras sigue el divorcio',
            ],
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
            'Si la otra persona no respeta la orden, llame al 911. Quien viola una orden de alejamiento es ' +
            'arrestado. Solo el juez puede cambiar la orden.',
        },
      ],
    },
    {
      id: 'plazos',
      heading: 'Plazos',
      blocks: [
        {
          kind: 'table',
          caption: `Los plazos más importantes, a ${month}`,
          head: ['Qué pasó', 'Cuánto tiempo tiene', 'La ley'],
          rows: [
            [
              'Le entregaron papeles de divorcio en Nueva York',
              '20 días para responder',
              'CPLR\u00a0320, 3012',
            ],
            [
              'Se los hicieron llegar de otra manera, o fuera de Nueva York',
              'Por lo general 30 días desde que la notificación queda completa',
              'CPLR\u00a0320, 3012',
            ],
            [
              'Usted presentó el divorcio',
              '120 días para que otra persona, mayor de 18 años, entregue los papeles',
              'CPLR\u00a0306-b, 2103',
            ],
            [
              'Un juez decidió en contra de usted',
              'Por lo general 30 días para apelar; 35 si la orden llegó por correo',
              'CPLR\u00a05513; FCA §\u00a01113',
            ],
            [
              'Un magistrado de manutención decidió',
              '30 días para presentar objeciones por escrito; 35 si la orden llegó por correo',
              'FCA §\u00a0439(e)',
            ],
            [
              'Se llevaron a su hijo a otro país',
              'Un año para pedir su regreso',
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
      heading: 'Intérprete gratis',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Usted tiene derecho a un intérprete gratis en todos los tribunales de Nueva York (22 NYCRR, parte 217). ' +
            'Dígale al personal del tribunal qué idioma habla. Los tribunales no le preguntan por su estatus ' +
            'migratorio.',
        },
      ],
    },
    {
      id: 'con-nosotros',
      heading: 'Hable con nosotros',
      blocks: [
        {
          kind: 'paragraph',
          text: `De nuestro bufete, ${spanishSpeakers} habla español. Llame y pregunte por ese nombre, o escríbanos.`,
        },
        {
          kind: 'links',
          links: [
            { label: `Llame al ${firm.phone.display}`, href: firm.phone.href, purpose: 'A cualquier hora' },
            {
              label: 'Escríbanos',
              href: paths.consultation,
              purpose: 'El formulario está en inglés. La primera consulta es gratis y dura 30 minutos.',
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
