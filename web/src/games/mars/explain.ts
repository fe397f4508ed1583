import { catalogue } from '@/lib/catalogue.svelte';
import { t } from '@/lib/i18n/index.svelte';
import type { View } from '@/lib/protocol/generated';
import type { Explanation } from '../types';
import { say } from './strings';
import { AWARDS, LEVELS, MILESTONES, PROJECTS } from './words';

const of = <T extends string>(names: readonly T[], name: string): T | undefined => names.find((n) => n === name);

/** A conversion does what a standard project does. */
const CONVERSIONS: Record<string, 'greenery' | 'asteroid'> = { 'convert-plants': 'greenery', 'convert-heat': 'asteroid' };

/** Which parameter a project raises, up to which goal; there it has less to give, or nothing. */
const RAISES = { asteroid: ['temperature', 8], aquifer: ['oceans', 9], greenery: ['oxygen', 14] } as const;

const atGoal = (view: View, project: keyof typeof RAISES): boolean => {
  const [parameter, goal] = RAISES[project];
  return (view.world[parameter] ?? 0) >= goal;
};

/** Whether a move that the rules allow would bring nothing: its parameter is at its goal. A greenery is still a tile. */
export function isVain(view: View, label: string): boolean {
  const project = CONVERSIONS[label] ?? label.replace('project ', '');
  return raises(project) && project !== 'greenery' && atGoal(view, project);
}

const raises = (project: string): project is keyof typeof RAISES => project in RAISES;

const raising = (view: View, project: keyof typeof RAISES): string => say(atGoal(view, project) ? `${project}Done` : project);

/** What a move is about, where its changes do not tell: goals, standard projects, conversions, passing. */
export function explain(view: View, label: string): Explanation | null {
  const [word = '', name = ''] = label.split(' ');
  const milestone = word === 'claim' ? of(MILESTONES, name) : undefined;
  if (milestone)
    return {
      title: catalogue.word(`milestone_${milestone}`),
      lines: [say(milestone, { n: LEVELS[milestone] ?? 0 }), say('milestone')],
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
