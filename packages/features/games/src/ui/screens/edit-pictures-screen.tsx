import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ButtonLink, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { picturesTexts } from '../../texts.pictures.ts';
import { usePictureSet } from '../pictures/data.ts';
import { PictureForm } from '../pictures/picture-form.tsx';

const list = '/spielen/gedaechtnis/bilder';
const nothing = { title: '', pictures: [], classIds: [] } as const;

/** `/spielen/gedaechtnis/bilder/neu` and `…/{id}`: a set of pictures as it is written. */
export function Screen() {
  const { id: named = 'neu' } = useParams();
  const id = named === 'neu' ? null : named;
  const navigate = useNavigate();
  const query = usePictureSet(id);
  const saved = () => void navigate(list);
  return (
    <Frame
      title={id === null ? picturesTexts.edit.create : (query.data?.title ?? picturesTexts.open)}
      above={
        <div>
          <ButtonLink to={list} appearance="subtle" icon={<ArrowLeft24Regular />}>
            {picturesTexts.open}
          </ButtonLink>
        </div>
      }
    >
      {id === null ? (
        <PictureForm id={null} initial={nothing} onSaved={saved} />
      ) : (
        <ListState query={query} skeleton="rows">
          {(set) => <PictureForm key={id} id={id} initial={set} onSaved={saved} />}
        </ListState>
      )}
    </Frame>
  );
}
