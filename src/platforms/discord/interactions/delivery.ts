// Maps each kind of reply to Discord calls.

import type { Audience, Reply } from "../../../chat/index.ts";
import { type Message, privately, renderNotice, renderView } from "../messages/message.ts";
import type { Mode } from "./read.ts";

/** A message and its target; `aside` follows, ephemeral. */
export interface Delivery {
  readonly target: Mode;
  readonly message: Message;
  readonly aside?: Message;
  readonly onPosted?: (message: string) => Promise<void>;
}

/** Edits without a pressed message become posts; no toasts. @throws RangeError on invalid views. */
export function toDelivery(reply: Reply, mode: Mode): Delivery {
  switch (reply.type) {
    case "notice":
      return { target: "caller", message: privately(renderNotice(reply.text)) };
    case "post": {
      const { view, audience, onPosted } = reply;
      // Ephemeral messages are editable only with the interaction token, which soon expires.
      const told = onPosted && audience === "place" && { onPosted };
      return { target: audience, message: forAudience(renderView(view), audience), ...told };
    }
    case "edit": {
      const aside = reply.notice === undefined ? {} : { aside: privately(renderNotice(reply.notice)) };
      return { target: mode, message: forAudience(renderView(reply.view), mode), ...aside };
    }
  }
}

function forAudience(message: Message, target: Mode | Audience): Message {
  return target === "caller" ? privately(message) : message;
}
