// Several devices, by touches: from the shelf to another device's table, from a table to its host's sheet, and what helps
// where the radio does not go. The other device is a second house in this process.
package tabularium.app

import android.bluetooth.BluetoothAdapter
import android.content.pm.PackageManager
import android.provider.Settings
import android.view.View
import android.view.WindowManager
import android.widget.Button
import android.widget.EditText
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.kit.Adapter
import tabularium.kit.RadioState
import tabularium.kit.Screen

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [26, 34], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class NearTest {
    private lateinit var near: Nearby

    @Before
    fun begin() {
        near = Nearby()
    }

    @After
    fun end() = near.close()

    @Test
    fun fromTheShelfToAnotherDevicesTable() = with {
        val id = otherHosts()
        val phone = Phone()
        phone.press(phone.word("near-join"))
        until(phone) { sight(phone) != null }
        reachable(phone)
        phone.press(checkNotNull(sight(phone)))
        until(phone) { field(phone) != null }
        reachable(phone)
        assertTrue("the digits have a keyboard of digits", field(phone)!!.inputType and android.text.InputType.TYPE_CLASS_NUMBER != 0)
        field(phone)!!.setText(checkNotNull(other.near.state?.screen?.code))
        phone.press(phone.word("near-connect"))
        until(phone) { phone.activity.stage.place is Place.Table && Play(phone).state() != null }
        // Nothing is played here yet: it is said for whom the table waits.
        assertTrue("${phone.texts()}", phone.texts().any { it.startsWith(phone.word("near-turn")) })
        other.near.give(0u, other.near.state!!.screen.people.first { it.device != null }.device)
        until(phone) { Play(phone).state()?.viewer == "seat 0" }
        assertEquals("nobody shares this device", Screen.TABLE, Play(phone).state()?.screen)
        assertNull("so there is nothing to hide", phone.labelled(phone.word("hide")))
        assertTrue("it is private all the same", flag(phone, WindowManager.LayoutParams.FLAG_SECURE))
        assertTrue("the screen stays on", flag(phone, WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON))
        // Who begins is drawn.
        if (Play(phone).state()?.asked == 0u) Play(phone).turns(1)

        // Away and back: the own view is there again, as nobody else holds this device.
        phone.controller.pause().stop()
        assertTrue("nothing private is drawn any more", phone.boards().isEmpty())
        phone.controller.restart().start().resume()
        until(phone) { Play(phone).state()?.viewer == "seat 0" }
        assertTrue(flag(phone, WindowManager.LayoutParams.FLAG_SECURE))

        // The host goes.
        phone.press(phone.word("near"))
        until(phone) { phone.word("near-ready") in phone.texts() }
        reachable(phone)
        closeOther()
        until(phone) { phone.texts().any { it == phone.word("near-lost-looking") || it == phone.word("near-lost") } }
        phone.press(phone.word("near-leave"))
        phone.press(phone.word("near-leave"))
        until(phone) { phone.activity.stage.place is Place.Shelf && ether.open == 0 }
        until(phone) { phone.texts().any { phone.word("near-guest-of") in it } }
        assertFalse("$id is not here", phone.application.house().app.shelf().games.any { it.id == id })
    }

    @Test
    fun aTablesHostSheet() = with {
        val phone = Phone()
        val id = begin(phone)
        phone.press(phone.word("lift"))
        phone.press(phone.word("near"))
        assertTrue(phone.word("near-explain") in phone.texts())
        reachable(phone)
        phone.press(phone.word("near-open-door"))
        until(phone) { code(phone) != null }
        val large = phone.views().filterIsInstance<android.widget.TextView>().first { it.text.toString() == code(phone) }
        assertTrue("digits are read out one by one: ${large.contentDescription}", Regex("(\\d ){5}\\d").matches(large.contentDescription))
        assertTrue(phone.word("near-nobody-yet") in phone.texts())
        assertTrue(phone.word("near-knows") in phone.texts())
        reachable(phone)
        otherJoins(phone, "Petra")
        until(phone) { "Petra" in phone.texts() }
        assertTrue("it looks on", phone.texts().any { phone.word("near-looks-on") in it })
        assertNotNull("there are devices to choose from", seat(phone, "Marco"))
        reachable(phone)
        val guest = phone.application.house().near.state!!.screen.people.first { it.device != null }
        phone.application.house().near.give(1u, guest.device)
        until(phone) { seat(phone, "Marco")?.contentDescription?.endsWith("Petra") == true }
        assertTrue("the sheet is still there", code(phone) != null)

        // A question before what cannot be taken back, and then the sheet again.
        phone.press(phone.word("near-forget"))
        assertTrue(phone.word("near-forget-ask") in phone.texts())
        phone.press(phone.word("no"))
        assertTrue("Petra" in phone.texts())
        phone.press(phone.word("near-close-door"))
        until(phone) { code(phone) == null }
        phone.press(phone.word("near-end"))
        phone.press(phone.word("near-end"))
        until(phone) { phone.application.house().near.state?.screen?.idle == true }
        assertEquals(Place.Table(id), phone.activity.stage.place)
        until(phone) { other.near.state?.screen?.state == phone.word("near-closed") }
    }

    @Test
    fun whatHelpsWhereTheRadioDoesNotGo() = with {
        facts = facts.copy(granted = emptySet())
        val phone = Phone()
        phone.press(phone.word("near-join"))
        until(phone) { phone.word("near-permission-scan") in phone.texts() }
        assertTrue("it is said what for", phone.word("near-permission-why") in phone.texts())
        reachable(phone)
        phone.press(phone.word("near-permit"))
        val asked = shadowOf(phone.activity).lastRequestedPermission
        assertEquals(RadioState.permissions(34, true), asked.requestedPermissions.toList())
        // Denied for good: only the system's settings help.
        val denied = IntArray(asked.requestedPermissions.size) { PackageManager.PERMISSION_DENIED }
        phone.activity.onRequestPermissionsResult(asked.requestCode, asked.requestedPermissions, denied)
        until(phone) { phone.labelled(phone.word("near-open-settings")) != null }
        phone.press(phone.word("near-open-settings"))
        assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, shadowOf(phone.activity).nextStartedActivityForResult.intent.action)
        facts = facts.copy(granted = RadioState.permissions(34, true).toSet(), adapter = Adapter.OFF)
        phone.controller.pause().resume()
        until(phone) { phone.word("near-radio-off") in phone.texts() }
        reachable(phone)
        phone.press(phone.word("near-switch-on"))
        assertEquals(BluetoothAdapter.ACTION_REQUEST_ENABLE, shadowOf(phone.activity).nextStartedActivityForResult.intent.action)
        facts = facts.copy(api = 28, granted = setOf(RadioState.LOCATION), adapter = Adapter.ON, isLocationOn = false)
        phone.controller.pause().resume()
        until(phone) { phone.word("near-location-off") in phone.texts() }
        phone.press(phone.word("near-open-settings"))
        assertEquals(Settings.ACTION_LOCATION_SOURCE_SETTINGS, shadowOf(phone.activity).nextStartedActivityForResult.intent.action)
        facts = facts.copy(adapter = Adapter.MISSING)
        phone.controller.pause().resume()
        until(phone) { phone.word("near-no-radio") in phone.texts() }
        assertNull("nothing helps", phone.labelled(phone.word("near-open-settings")))
        facts = tabularium.kit.Ether.FIT
        phone.controller.pause().resume()
        until(phone) { phone.word("near-looking") in phone.texts() }
        assertTrue(phone.activity.stage.back())
        until(phone) { phone.activity.stage.place is Place.Shelf && ether.open == 0 }
    }

    @Test
    fun theScreenStaysOnUnlessItIsSetOtherwise() = with {
        val phone = Phone()
        phone.press(phone.word("near-join"))
        until(phone) { flag(phone, WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) }
        val settings = phone.application.house().settings
        phone.activity.stage.set(settings.copy(keepAwake = false))
        until(phone) { !flag(phone, WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) }
        assertTrue("the screen is still the same", phone.activity.stage.place is Place.Join)
        phone.activity.stage.set(settings)
        phone.settle()
        phone.activity.stage.sheets.close()
        // Turned: what is under way goes on.
        phone.controller.recreate()
        until(phone) { phone.word("near-looking") in phone.texts() }
        assertEquals(1, ether.open)
        phone.controller.pause().stop().destroy()
    }

    // The simulated Bluetooth of the oldest Android names classes that it has not.
    @Config(sdk = [34])
    @Test
    fun thePhonesOwnRadioIsGivenBack() {
        val radios = PhoneRadios(Phone.context)
        radios.canAdvertise()
        val told = ArrayList<tabularium.core.RadioEvent>()
        val sink = object : tabularium.kit.RadioSink {
            override fun tell(event: tabularium.core.RadioEvent) {
                told += event
            }

            override fun tellPatiently(event: tabularium.core.RadioEvent) = tell(event)
        }
        val radio = radios.open(sink, true)
        assertTrue(radio.facts().scans)
        radio.carry(tabularium.core.RadioCommand.StopScan)
        radio.close()
    }

    private fun with(test: Nearby.() -> Unit) = near.test()

    private fun flag(phone: Phone, flag: Int): Boolean = phone.activity.window.attributes.flags and flag != 0

    private fun sight(phone: Phone): String? = phone.texts().firstOrNull { Regex("Table [A-Z0-9]+").matches(it) }

    private fun field(phone: Phone): EditText? = phone.views().filterIsInstance<EditText>()
        .firstOrNull { it.inputType and android.text.InputType.TYPE_MASK_CLASS == android.text.InputType.TYPE_CLASS_NUMBER }

    private fun code(phone: Phone): String? = phone.texts().firstOrNull { Regex("\\d{3} \\d{3}").matches(it) }

    private fun seat(phone: Phone, name: String): View? = phone.views().lastOrNull {
        it is Button && it.isEnabled && it.contentDescription?.startsWith("${phone.word("near-seats")}: $name") == true
    }

    /** Whatever can be pressed is as large as a finger, says what it is, and is in reach of a screen reader. */
    private fun reachable(phone: Phone) {
        val finger = FINGER * phone.activity.stage.look.density
        for (view in phone.views().filter { it.isShown && it.isClickable && (it is Button || it is IconButton || it is EditText) }) {
            val info = view.createAccessibilityNodeInfo()
            val words = info.text ?: info.contentDescription ?: (view as? EditText)?.hint
            assertTrue("$view is ${view.width} × ${view.height}", view.height >= finger - 1 && view.width >= finger - 1)
            val label = phone.views().any { (it as? android.widget.TextView)?.labelFor == view.id && view.id != View.NO_ID }
            assertTrue("$view says what it is", !words.isNullOrEmpty() || label)
        }
    }
}
