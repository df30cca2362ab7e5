import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { SlotPlace } from '../../../lib/slot.ts';
import { announcementsFor, INSTRUCTIONS } from '../model/announcements.ts';
import { byArrowKeys } from '../model/keyboard.ts';

interface MoveAreaProps {
  readonly children: ReactNode;
  /** Names a dragged item, by its data. */
  nameOf(data: unknown): string;
  isPast(place: SlotPlace): boolean;
  /** Renders a dragged item at the pointer. */
  faceOf(data: unknown): ReactNode;
  onDrop(data: unknown, place: SlotPlace): void;
}

/** Below it is a click. */
const LEAST_PX = 6;
const HOLD = { delay: 250, tolerance: 8 };

/** Uses the pointer's position; without a pointer, the nearest place. */
const findPlace: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** Within it posts are dragged to days, by mouse, by touch after a moment, and by keyboard. */
export function MoveArea({ children, nameOf, isPast, faceOf, onDrop }: MoveAreaProps): ReactNode {
  const [dragged, setDragged] = useState<unknown>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: LEAST_PX } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, {
      coordinateGetter: byArrowKeys,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const end = ({ active, over }: DragEndEvent): void => {
    setDragged(null);
    if (over) onDrop(active.data.current, over.data.current as SlotPlace);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={{
        announcements: announcementsFor(nameOf, isPast),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }: DragStartEvent) => setDragged(active.data.current)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged !== null && faceOf(dragged)}</DragOverlay>
    </DndContext>
  );
}
