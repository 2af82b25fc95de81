import type { AnswerMedia, QuestionSettings } from '../../contract/index.ts';

/** The page of the demo school on which a question stands. */
export const demoPageTitle = 'Erzähl uns etwas';

export const demoSettings: QuestionSettings = {
  title: 'Mein Lieblingstier',
  question: 'Welches Tier magst du am liebsten? Erzähl oder zeig uns, warum.',
  media: 'both',
  longestSeconds: 90,
  audience: 'class',
  endsOn: null,
};

interface DemoAnswer {
  readonly by: 'noah.meier' | 'lina.moser' | 'leon.bachmann';
  readonly medium: Exclude<AnswerMedia, 'both'>;
  readonly hoursAgo: number;
  readonly isReleased: boolean;
  readonly response: string;
}

export const demoAnswers: readonly DemoAnswer[] = [
  { by: 'lina.moser', medium: 'film', hoursAgo: 26, isReleased: true, response: '' },
  { by: 'noah.meier', medium: 'sound', hoursAgo: 25, isReleased: true, response: 'Schön, wie du den Kuckuck nachgemacht hast!' },
  { by: 'leon.bachmann', medium: 'sound', hoursAgo: 3, isReleased: false, response: '' },
];
