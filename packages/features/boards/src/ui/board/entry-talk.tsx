import { Button, makeStyles } from '@fluentui/react-components';
import { Comment20Regular } from '@fluentui/react-icons/svg/comment';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import type { BoardEntry, MemberSwitches } from '../../contract/index.ts';
import { boardTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  tool: { minWidth: look.touch },
  liked: { color: look.colors.pink.ink },
});

interface EntryTalkProps {
  readonly entry: Pick<BoardEntry, 'isLiked' | 'likes' | 'comments' | 'isReleased'>;
  readonly name: string;
  readonly members: Pick<MemberSwitches, 'like' | 'comment'>;
  readonly mayLike: boolean;
  /** What is not sent yet has no number, so that nothing can be done with it. */
  readonly isThere: boolean;
  readonly onLike: (isLiked: boolean) => void;
  readonly onComments: () => void;
}

/** How many like an entry and how many said something, each with the way to do so. */
export function EntryTalk({ entry, name, members, mayLike, isThere, onLike, onComments }: EntryTalkProps) {
  const styles = useStyles();
  return (
    <>
      {members.like && (
        <Button
          className={styles.tool}
          appearance="subtle"
          aria-pressed={entry.isLiked}
          disabledFocusable={!mayLike || !entry.isReleased}
          icon={entry.isLiked ? <Heart20Filled className={styles.liked} /> : <Heart20Regular />}
          aria-label={`${fill(texts.like, { title: name })}, ${counted(texts.likes, entry.likes)}`}
          onClick={() => onLike(!entry.isLiked)}
        >
          {entry.likes > 0 ? String(entry.likes) : null}
        </Button>
      )}
      {members.comment && (
        <Button
          className={styles.tool}
          appearance="subtle"
          disabledFocusable={!isThere || !entry.isReleased}
          icon={<Comment20Regular />}
          aria-label={fill(texts.comments, { title: name, count: entry.comments })}
          onClick={onComments}
        >
          {entry.comments > 0 ? String(entry.comments) : null}
        </Button>
      )}
    </>
  );
}
