import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, ListState, QrCode, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useNavigate, useParams } from 'react-router-dom';
import type { Beam } from '../../contract/index.ts';
import { spoken } from '../../rules/spoken.ts';
import { beamTexts } from '../../texts.ts';
import { beamTitles } from '../../titles.ts';
import { BeamActions } from '../components/beam-actions.tsx';
import { entryAddress, openedWords, useBeams } from '../data.ts';

const useStyles = makeStyles({
  board: {
    display: 'grid',
    justifyItems: 'center',
    gap: 'clamp(12px, 3vh, 32px)',
    textAlign: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  address: { margin: 0, fontSize: 'clamp(20px, 3.4vw, 44px)', lineHeight: 1.2, overflowWrap: 'anywhere', maxWidth: '100%' },
  code: {
    margin: 0,
    fontSize: 'clamp(64px, 15vw, 220px)',
    lineHeight: 1,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '0.08em',
    marginInlineEnd: '-0.08em',
    color: tokens.colorBrandForeground1,
  },
  qr: { width: 'clamp(176px, 34vh, 380px)', height: 'clamp(176px, 34vh, 380px)' },
  count: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

/** `/tools/beam/{id}`: a code for the wall, with its picture and how many came. */
export function Screen() {
  const { id } = useParams();
  const { show: texts } = beamTexts;
  const query = useBeams();
  const beam = query.data?.beams.find((one) => one.id === id);
  return (
    <Frame title={beam ? fill(texts.title, { code: beam.code }) : beamTitles.show} width="wide" hideTitle>
      <ListState
        query={query}
        skeleton="form"
        isEmpty={() => beam === undefined}
        empty={<EmptyState scene="lostPath" title={texts.gone} body={texts.goneBody} action={<BackLink />} />}
      >
        {() => (beam ? <Board beam={beam} /> : null)}
      </ListState>
    </Frame>
  );
}

const BackLink = () => <ButtonLink to="/tools/beam">{beamTexts.show.back}</ButtonLink>;

function Board({ beam }: { readonly beam: Beam }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const address = entryAddress(beam.code);
  return (
    <div className={styles.board}>
      <p className={styles.address}>{spoken(entryAddress())}</p>
      <p className={styles.code}>{beam.code}</p>
      <QrCode address={address} label={fill(beamTexts.show.qr, { address: spoken(address) })} className={styles.qr} />
      <p className={styles.count} role="status">
        {openedWords(beam)}
      </p>
      <div className={styles.actions}>
        <BackLink />
        <BeamActions beam={beam} onStopped={() => void navigate('/tools/beam')} />
      </div>
    </div>
  );
}
