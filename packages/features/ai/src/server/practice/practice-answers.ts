import { practiceTexts as texts } from '../../texts.practice.ts';

interface Asked {
  /** What the model was told before the talk. */
  readonly system: string;
  readonly question: string;
  /** How many questions the talk has so far. */
  readonly turn: number;
}

/** What a model for practice says: always the same to the same, and plainly no knowledge. */
export function practiceAnswer({ system, question, turn }: Asked): string {
  const asked = question.toLowerCase();
  if (system.includes(texts.marks.translate)) return `${texts.translated}\n\n${question}`;
  if (system.includes(texts.marks.only)) return `${texts.improved}\n\n${question.replaceAll('ß', 'ss').trim()}`;
  if (asked.includes(texts.asks.table)) return `${texts.intro}\n\n${texts.table}`;
  if (asked.includes(texts.asks.formula)) return `${texts.intro}\n\n${texts.formula}`;
  if (asked.includes(texts.asks.code)) return `${texts.intro}\n\n${texts.code}`;
  const line = question.trim().split('\n')[0] ?? '';
  return `${texts.intro}\n\n${texts.asked} «${line.slice(0, 120)}»\n\n${turn > 1 ? texts.again : texts.list}`;
}
