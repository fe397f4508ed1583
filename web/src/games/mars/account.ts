import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import type { View } from '@/lib/protocol/types';
import type { Account } from '../types';
import { say } from './strings';
import { AWARDS, LEVELS, MILESTONES, PROJECTS } from './words';

const of = <T extends string>(names: readonly T[], name: string): T | undefined => names.find((n) => n === name);

/** A conversion does what a standard project does. */
const CONVERSIONS: Record<string, 'greenery' | 'asteroid'> = { 'convert-plants': 'greenery', 'convert-heat': 'asteroid' };

/** Which parameter a project raises, up to which goal; there it has less to give, or nothing. */
const RAISES = { asteroid: ['temperature', 8], aquifer: ['oceans', 9], greenery: ['oxygen', 14] } as const;

function raising(view: View, project: keyof typeof RAISES): string {
  const [parameter, goal] = RAISES[project];
  return say((view.world[parameter] ?? 0) < goal ? project : `${project}Done`);
}

const raises = (project: string): project is keyof typeof RAISES => project in RAISES;

/** What a move is about, where its changes do not tell: goals, standard projects, conversions, passing. */
export function account(view: View, label: string): Account | null {
  const [word = '', name = ''] = label.split(' ');
  const milestone = word === 'claim' ? of(MILESTONES, name) : undefined;
  if (milestone)
    return {
      title: catalogue.word(`milestone_${milestone}`),
      lines: [say('needs', { n: LEVELS[milestone] ?? 0, what: say(milestone) }), say('milestone')],
    };
  const award = word === 'fund' ? of(AWARDS, name) : undefined;
  if (award)
    return {
      title: catalogue.word(`award_${award}`),
      lines: [say('counts', { what: say(award) }), say(view.players === 2 ? 'awardOfTwo' : 'award')],
    };
  const project = word === 'project' ? of(PROJECTS, name) : undefined;
  if (project)
    return {
      title: catalogue.word(`project_${project.replaceAll('-', '_')}`),
      lines: [raises(project) ? raising(view, project) : say(project)],
    };
  const conversion = CONVERSIONS[label];
  if (conversion) return { title: catalogue.word(`ui_${label.replace('-', '_')}`), lines: [raising(view, conversion)] };
  return label === 'pass' ? { title: t('act.pass'), lines: [say('pass')] } : null;
}
