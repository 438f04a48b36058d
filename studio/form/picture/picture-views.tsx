import {Flex, Stack, Text} from '@sanity/ui'

import type {PictureAsset} from '../../../domain/picture/asset.ts'
import {type Framing, coveredArea, shownArea} from '../../../domain/picture/crop.ts'
import type {PictureView} from '../../../domain/picture/views.ts'
import {pictureUrl} from './picture-url.ts'

type Shown = {
  picture: Framing
  asset: PictureAsset
  /** What the site cuts out of the picture; null: nothing. */
  ratio: number | null
}

/** What visitors see of the picture, in each shape in which the site shows it. */
export function PictureViews({views, ...shown}: Shown & {views: readonly PictureView[]}) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        On the site
      </Text>
      <Flex as="ul" gap={4} wrap="wrap" padding={0} style={{listStyle: 'none', margin: 0}}>
        {views.map((view) => (
          <View key={view.title} {...shown} view={view} />
        ))}
      </Flex>
    </Stack>
  )
}

function View({picture, asset, ratio, view}: Shown & {view: PictureView}) {
  const cut = shownArea(asset, picture, ratio)
  const area = view.ratio ? coveredArea(cut, view.ratio, view.position) : cut
  const shape = area.width / area.height
  const percentOf = (part: number, all: number) => `${(part / all) * 100}%`
  return (
    <li style={{maxWidth: '100%'}}>
      <Stack gap={2}>
        <div
          style={{
            position: 'relative',
            overflow: 'hidden',
            width: Math.round(Math.min(widestPx, tallestPx * shape)),
            maxWidth: '100%',
            aspectRatio: shape,
            background: 'var(--card-muted-bg-color)',
          }}
        >
          <img
            src={pictureUrl(asset.file)}
            alt={`As it shows on the site: ${view.title}`}
            style={{
              position: 'absolute',
              width: percentOf(asset.width, area.width),
              height: percentOf(asset.height, area.height),
              left: percentOf(-area.left, area.width),
              top: percentOf(-area.top, area.height),
            }}
          />
        </div>
        <Text size={1} muted>
          {view.title}
        </Text>
      </Stack>
    </li>
  )
}

const widestPx = 300
const tallestPx = 160
