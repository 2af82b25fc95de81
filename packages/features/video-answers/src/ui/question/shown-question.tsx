import { Chip } from '@pausenplatz/kernel-ui';
import { makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay, timeWords } from '@pausenplatz/kernel-format';
import type { Question, QuestionSettings } from '../../contract/index.ts';
import { questionTexts as texts } from '../../texts.ui.ts';
import { useAnswerChanges } from '../data.ts';
import { AnswerList } from './answer-list.tsx';
import { KeeperPart } from './keeper-part.tsx';
import { OwnPart } from './own-part.tsx';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface ShownQuestionProps {
  readonly pageId: string;
  readonly settings: QuestionSettings;
  readonly question: Question;
}

/** What one may do at a question, and what was answered: to a child its own and what was released, to who keeps the page everything. */
export function ShownQuestion({ pageId, settings, question }: ShownQuestionProps) {
  const styles = useStyles();
  const { rights, isOver, answers, blockId } = question;
  const changes = useAnswerChanges(pageId, blockId);
  const own = answers.find((one) => one.isOwn) ?? null;
  const others = answers.filter((one) => !one.isOwn);
  return (
    <>
      <div className={styles.facts}>
        <Chip color="violet">{texts.media[settings.media]}</Chip>
        <Chip>{fill(texts.longest, { time: timeWords(settings.longestSeconds) })}</Chip>
        {isOver ? (
          <Chip color="grey">{texts.over}</Chip>
        ) : (
          settings.endsOn !== null && <Chip color="yellow">{fill(texts.endsOn, { day: shortDay(settings.endsOn) })}</Chip>
        )}
      </div>
      {rights.isKeeper ? (
        <KeeperPart question={question} settings={settings} changes={changes} />
      ) : (
        <>
          <OwnPart key={own?.id ?? ''} own={own} question={question} settings={settings} changes={changes} />
          {settings.audience === 'class' && (
            <AnswerList title={texts.ofClass} answers={others} empty={texts.noneReleased} changes={changes} isKeeper={false} />
          )}
        </>
      )}
    </>
  );
}
