import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { Attachment } from '../../contract/index.ts';
import { planTexts } from '../../texts.ui.ts';
import { attachmentIcons } from './attachment-icons.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: look.touch,
    padding: '4px 12px',
    boxSizing: 'border-box',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '> svg': { flexShrink: 0 },
  },
});

interface AttachmentLinksProps {
  readonly attachments: readonly Attachment[];
  /** Opens the solution for the child who reads; left out where it stays closed for now. */
  readonly onUnseal?: () => void;
  /** Nothing of the plan changes any more: what is closed stays closed. */
  readonly isOver?: boolean;
}

/** What hangs on a task: files, links, own pages and tools, and solutions that are still closed. */
export function AttachmentLinks({ attachments, onUnseal, isOver = false }: AttachmentLinksProps) {
  const styles = useStyles();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list}>
      {attachments.map((one) =>
        one.isSealed ? (
          <li key={one.id}>
            <Sealed name={one.name} onUnseal={onUnseal} isOver={isOver} className={styles.link} />
          </li>
        ) : (
          <li key={one.id}>{one.file ? <FileList files={[one.file]} large /> : <Address attachment={one} className={styles.link} />}</li>
        ),
      )}
    </ul>
  );
}

interface SealedProps {
  readonly name: string;
  readonly onUnseal: (() => void) | undefined;
  readonly isOver: boolean;
  readonly className: string;
}

function Sealed({ name, onUnseal, isOver, className }: SealedProps) {
  if (onUnseal)
    return (
      <Button size="large" icon={<LockClosed20Regular />} onClick={onUnseal}>
        {fill(planTexts.showSolution, { name })}
      </Button>
    );
  return (
    <span className={className}>
      <LockClosed20Regular aria-hidden />
      {fill(isOver ? planTexts.solutionOver : planTexts.solutionLater, { name })}
    </span>
  );
}

function Address({
  attachment: { name, attachment, type, isSolution },
  className,
}: {
  readonly attachment: Attachment;
  readonly className: string;
}) {
  const Icon = isSolution || type === 'file' ? CheckmarkCircle20Regular : attachmentIcons[type];
  const face = <Icon aria-hidden />;
  if (attachment.startsWith('/'))
    return (
      <Link className={className} to={attachment}>
        {face}
        {name}
      </Link>
    );
  return (
    <a className={className} href={attachment} target="_blank" rel="noreferrer">
      {face}
      {name}
    </a>
  );
}
