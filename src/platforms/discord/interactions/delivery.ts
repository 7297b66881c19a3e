// Where each kind of reply goes on Discord.

import type { Audience, Reply } from "../../../chat/index.ts";
import { type Message, privately, renderNotice, renderView } from "../messages/message.ts";
import type { Mode } from "./read.ts";

/** One message and its target; `aside` follows for the caller's eyes only. */
export interface Delivery {
  readonly target: Mode;
  readonly message: Message;
  readonly aside?: Message;
  /** Told the id of the message. */
  readonly onPosted?: (message: string) => Promise<void>;
}

/**
 * The delivery of a reply to an interaction of that mode. An edit without a pressed message is a
 * new message. A toast has no counterpart on Discord and is left out.
 * @throws RangeError when the view cannot be a message.
 */
export function toDelivery(reply: Reply, mode: Mode): Delivery {
  switch (reply.type) {
    case "notice":
      return { target: "caller", message: privately(renderNotice(reply.text)) };
    case "post": {
      const { view, audience, onPosted } = reply;
      // What the caller alone sees can be edited by its interaction only, which soon expires.
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
