import { RefusedError, useAgainWith } from '@pausenplatz/kernel-browser';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { Question, QuestionSettings } from '../../contract/index.ts';
import { questionBlockTexts as texts } from '../../texts.block.ts';
import { useQuestions } from '../data.ts';
import { useStale } from '../use-stale.ts';
import { ShownQuestion } from './shown-question.tsx';

interface QuestionOnPageProps {
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: QuestionSettings;
  /** Somebody looks at the page as one of its members: what is there for all of them, and nothing to do. */
  readonly isMemberView: boolean;
}

/** The answers to a question for somebody with a session: to members as they stand, to all others a sentence. */
export function QuestionOnPage({ pageId, blockId, settings, isMemberView }: QuestionOnPageProps) {
  const { data, error } = useQuestions(pageId);
  const question = data?.questions.find((one) => one.blockId === blockId);
  // The server answers by audience and last day: what the form changed is asked again.
  useAgainWith(useStale(), `${settings.audience} ${settings.endsOn} ${data !== undefined && question === undefined}`);
  if (error && !data) return <span>{error instanceof RefusedError && error.status < 500 ? texts.gone : texts.failed}</span>;
  if (!data) return <Skeletons shape="rows" />;
  if (!question) return <span>{texts.unsaved}</span>;
  return <ShownQuestion pageId={pageId} settings={settings} question={isMemberView ? asMember(question) : question} />;
}

/** As a member without a name of their own sees it. */
const asMember = (question: Question): Question => ({
  ...question,
  rights: { isKeeper: false, mayAnswer: false },
  pupils: null,
  answers: question.answers.filter(({ isReleased }) => isReleased).map((one) => ({ ...one, isOwn: false, response: '' })),
});
