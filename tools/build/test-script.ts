import { questionFilePath } from "../../src/config/paths";
import { sessionKey } from "../../src/data/session";

/** The address of a question file, with the choice's parts put in by the page. */
const path = questionFilePath('"+c.subjectSlug+"', 0).replace("class0", 'class"+c.classNumber+"');

/**
 * What runs first of all on /mocktest: the question file of the stored choice is asked for together with the page's
 * script, not after it. A test under way needs none: its questions are stored.
 */
export const testScript = `(function(s,p){try{var u=(p(s["${sessionKey}"]||"null")||{}).user,k=u?":"+u.id:"",
c=!s["mockTestAttempt"+k]&&p(s["mockTestChoice"+k]||"null");if(c&&/^[a-z]+$/.test(c.subjectSlug)&&c.classNumber>0){
var l=document.createElement("link");l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";
l.href="${path}";document.head.append(l)}}catch(e){}})(localStorage,JSON.parse)`.replaceAll("\n", "");
