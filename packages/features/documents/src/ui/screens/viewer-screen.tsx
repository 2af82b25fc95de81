import { Button } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { RefusedError, useCall } from '@pausenplatz/kernel-browser';
import { EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { hasPreview } from '../../contract/preview-path.ts';
import { previewFile } from '../../contract/preview.ts';
import { sizeWords } from '../../rules/size-words.ts';
import { previewTexts as texts } from '../../texts.preview.ts';
import { documentsTitles } from '../../titles.ts';
import { Inside } from './inside.tsx';

const isPlayed = (mimeType: string) => /^(?:audio|video)\//.test(mimeType);

/** `/dokumente/{id}?d=&s=`: a document, picture, sound or film for whoever was given its signed address. */
export function Screen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const wanted = previewFile.input.safeParse({ id, d: query.get('d'), s: query.get('s') });
  return wanted.success ? <Looked key={id} wanted={wanted.data} /> : <Gone />;
}

function Looked({ wanted }: { readonly wanted: InputOf<typeof previewFile> }) {
  const query = useCall(previewFile, wanted);
  if (query.error instanceof RefusedError && [403, 404].includes(query.error.status)) return <Gone />;
  const file = query.data;
  return (
    <Frame
      title={file?.name ?? documentsTitles.viewer}
      {...(file && { lead: sizeWords(file.sizeBytes), actions: <Actions file={file} /> })}
    >
      <ListState query={query}>{(shown) => <Inside file={shown} />}</ListState>
    </Frame>
  );
}

function Actions({ file: { url, name, mimeType } }: { readonly file: OutputOf<typeof previewFile> }) {
  return (
    <>
      {hasPreview(mimeType) && !isPlayed(mimeType) && (
        <Button icon={<Print24Regular />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      )}
      <Button as="a" appearance="primary" href={url} download={name} icon={<ArrowDownload24Regular />}>
        {texts.download}
      </Button>
    </>
  );
}

function Gone() {
  return (
    <Frame title={documentsTitles.viewer} hideTitle>
      <EmptyState scene="closedGate" title={texts.goneTitle} body={texts.lost} />
    </Frame>
  );
}
