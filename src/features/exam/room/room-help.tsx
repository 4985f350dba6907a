import { useState } from "react";
import { describeHelp } from "../../../content/help-hours";
import { readHelpLine } from "../../../data/help-line";
import { HelpLine } from "../../../ui/help-line";

/** The helpline during an exam, for problems that the page cannot solve. */
export function RoomHelp() {
  const [help] = useState(() => describeHelp(readHelpLine(), Date.now()));
  return <HelpLine {...help} />;
}
