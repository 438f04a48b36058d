import type {Locator, Page} from '@playwright/test'

import {type Planned, replanJobs} from '../../../support/page/replan-jobs.ts'

/** What pages say of the openings, written out a second time. */
export const jobWords = {
  en: {
    chauffeur: 'Professional Chauffeur',
    manager: 'Operations Manager',
    apply: /^Apply Now/,
    resume: 'Send Your Resume',
    closed: 'This opening has closed.',
    describes: 'You know the route before you set out',
    empty: /^No position is open today\./,
    title: 'Professional Chauffeur in Miami, FL | The Chauffeur Company',
    kind: 'Full-time',
    requirement: 'Valid driver’s license',
    mail: 'mailto:careers@example.com?subject=Professional%20Chauffeur',
    description: /^You drive guests across .*…$/,
    posting: /^<p>You drive .*<li>Valid driver’s license<\/li>.*<\/ul>$/,
    gone: 'This opening is no longer available',
    all: 'All openings',
    copyLink: 'Copy link to Professional Chauffeur',
    copied: 'The link to Professional Chauffeur is copied.',
  },
  es: {
    chauffeur: 'Chofer profesional',
    manager: 'Gerente de operaciones',
    apply: /^Postularse/,
    resume: 'Enviar currículum',
    closed: 'Esta vacante se cerró.',
    describes: 'Conoce la ruta antes de salir',
    empty: /^Hoy no hay ningún puesto vacante\./,
    title: 'Chofer profesional en Miami, FL | The Chauffeur Company',
    kind: 'Tiempo completo',
    requirement: 'Licencia de conducir vigente',
    mail: 'mailto:careers@example.com?subject=Chofer%20profesional',
    description: /^Usted lleva pasajeros por .*…$/,
    posting: /^<p>Usted lleva .*<li>Licencia de conducir vigente<\/li>.*<\/ul>$/,
    gone: 'Esta vacante ya no está disponible',
    all: 'Todas las vacantes',
    copyLink: 'Copiar enlace al puesto: Chofer profesional',
    copied: 'Se copió el enlace al puesto: Chofer profesional.',
  },
}

export function inList(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('article', {name: title})
}

/** The lake answers this page as if the office had planned otherwise for the chauffeur. */
export async function replanChauffeur(page: Page, planned: Planned): Promise<void> {
  await replanJobs(page, (id) => (id === 'job-professional-chauffeur' ? planned : {}))
}

export async function postings(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts
    .map((text): unknown => JSON.parse(text))
    .filter((thing) => JSON.stringify(thing).includes('"JobPosting"'))
}
