import {Stack, Text} from '@sanity/ui'
import {useId} from 'react'
import type {KeyboardEvent, MouseEvent} from 'react'
import {PatchEvent, set} from 'sanity'

import type {PictureAsset} from '../../../domain/picture/asset.ts'
import {arrowStep, focusOf, type Hotspot, movedHotspot} from './hotspot.ts'
import {pictureUrl} from './picture-url.ts'

type FocusPointProps = {
  picture: {hotspot?: Hotspot}
  asset: PictureAsset
  readOnly: boolean | undefined
  onChange: (event: PatchEvent) => void
}

/** The whole picture with its focus point, which a click or the arrow keys move. */
export function FocusPoint({picture, asset, readOnly, onChange}: FocusPointProps) {
  const place = useId()
  const focus = focusOf(picture.hotspot)
  const move = (point: {x: number; y: number}) =>
    onChange(PatchEvent.from(set(movedHotspot(picture.hotspot, point), ['hotspot'])))

  const moveToClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and the space bar click as well, without a place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    move({x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height})
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    move({x: focus.x + step.x, y: focus.y + step.y})
  }
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        Focus point
      </Text>
      <Text size={1} muted>
        Click what must stay in view, or move the point with the arrow keys (with Shift further).
      </Text>
      <button
        type="button"
        aria-label="Focus point of the picture"
        aria-describedby={place}
        disabled={readOnly}
        onClick={moveToClick}
        onKeyDown={moveByKey}
        style={{
          ...pictureStyle,
          aspectRatio: asset.width / asset.height,
          maxWidth: `${Math.round((asset.width / asset.height) * tallestPx)}px`,
        }}
      >
        <img src={pictureUrl(asset.file)} alt="" style={{display: 'block', width: '100%'}} />
        <span
          style={{...markerStyle, left: `${focus.x * 100}%`, top: `${focus.y * 100}%`}}
          aria-hidden="true"
        />
      </button>
      <Text size={1} muted id={place} aria-live="polite">
        {percent(focus.x)} from the left, {percent(focus.y)} from the top
      </Text>
    </Stack>
  )
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`
}

const tallestPx = 200

const pictureStyle = {
  position: 'relative',
  width: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'var(--card-muted-bg-color)',
  cursor: 'crosshair',
} as const

const markerStyle = {
  position: 'absolute',
  width: 28,
  height: 28,
  margin: '-14px 0 0 -14px',
  boxSizing: 'border-box',
  border: '3px solid #fff',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.25)',
  // Seen on light and on dark pictures.
  boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
  pointerEvents: 'none',
} as const
