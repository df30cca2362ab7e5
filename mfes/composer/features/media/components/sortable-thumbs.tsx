import { ChevronLeftIcon, ChevronRightIcon } from '@carillon/ui/index.ts';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { MediaItem } from '../../../lib/media-item.ts';
import { ThumbContent, type ThumbListProps } from './thumb-list.tsx';
import { usePassedFocus } from './use-passed-focus.ts';

/** The post's files in their order, which is changed by dragging, or by the buttons on each. */
export function SortableThumbs({ media, passedFocus, onCrop }: ThumbListProps): ReactNode {
  const { items, move, remove } = media;
  const list = usePassedFocus(passedFocus);
  const [announcement, setAnnouncement] = useState('');
  // A click on a button is no drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  // A file being uploaded has no position yet.
  const ids = items.filter(isStored).map(({ id }) => id);
  const put = (item: MediaItem, place: number): void => {
    move(item.id, place);
    setAnnouncement(t`${{ name: item.name }} is now ${{ place: place + 1 }} of ${{ count: ids.length }}.`);
  };
  const end = ({ active, over }: DragEndEvent): void => {
    const item = items.find(({ id }) => id === active.id);
    const place = over ? ids.indexOf(String(over.id)) : -1;
    if (item && place >= 0 && active.id !== over?.id) put(item, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul ref={list} className="composer-thumbs">
          {items.map((item) => (
            <SortableThumb
              key={item.id}
              item={item}
              place={ids.indexOf(item.id)}
              count={ids.length}
              onMove={(place) => put(item, place)}
              onRemove={() => remove(item.id)}
              onCrop={() => onCrop(item.id)}
            />
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </DndContext>
  );
}

/** The status line says what became of it, after a drag and after a button alike. */
const nothing = (): undefined => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

const isStored = ({ state }: MediaItem): boolean => state === 'ready' || state === 'gone';

interface SortableThumbProps {
  readonly item: MediaItem;
  /** -1 while it is on its way to the library. */
  readonly place: number;
  readonly count: number;
  onMove(place: number): void;
  onRemove(): void;
  onCrop(): void;
}

function SortableThumb(props: SortableThumbProps): ReactNode {
  const { item, place, count, onMove, onRemove, onCrop } = props;
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: item.id, disabled: place < 0 });
  const style = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };
  return (
    <li ref={setNodeRef} style={style} {...listeners} className="movable">
      <ThumbContent item={item} onRemove={onRemove} onCrop={onCrop} />
      {place >= 0 && count > 1 && (
        <div className="composer-moves">
          <button
            type="button"
            aria-label={t`Move ${{ name: item.name }} forward`}
            aria-disabled={place === 0}
            onClick={() => place > 0 && onMove(place - 1)}
          >
            <ChevronLeftIcon size={16} />
          </button>
          <button
            type="button"
            aria-label={t`Move ${{ name: item.name }} back`}
            aria-disabled={place === count - 1}
            onClick={() => place < count - 1 && onMove(place + 1)}
          >
            <ChevronRightIcon size={16} />
          </button>
        </div>
      )}
    </li>
  );
}
